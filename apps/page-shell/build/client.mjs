import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { foreignModules } from './foreign-modules-plugin.mjs';
import { copiedFor, ownCopies, ownerOf } from './own-copies-plugin.mjs';
import { anyOf, usedPatterns } from './patterns.mjs';

/**
 * Returns the name of the file that a script ends with, which imports all others in it. A shared script would otherwise be named
 * after all of its modules, and every page names its scripts.
 */
const lastOf = (ids) => /(?<name>[\w-]+)\.\w+(?:[?].*)?$/.exec(ids.at(-1) ?? '')?.groups.name ?? 'shared';

/**
 * Returns the pattern of a script's file name. Screens have copies of the same modules, so their scripts may be equal. The name of
 * the screen in it keeps them apart. Otherwise the bundler would give equal hashes new endings in the order in which it happens to
 * finish them, and two builds would name different scripts alike.
 * @param {{ name: string, moduleIds: readonly string[] }} chunk of the bundler
 */
export function scriptName({ name, moduleIds }) {
  const own = name.startsWith('shared~') ? lastOf(moduleIds) : '[name]';
  const screen = copiedFor(moduleIds.at(-1) ?? '')?.replace(/-screen$/, '');
  return `assets/${screen === undefined ? own : `${own}-${screen}`}-[hash].js`;
}

/** Returns the groups of modules that are one script each. */
const chunkGroups = ({ everyPage, groups, shared, wholeScreens }) => [
  // By itself, because it changes least: a new build leaves it in the browser's cache.
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|preload-helper/,
    priority: 3,
  },
  // Modules that every page shows, in one script: several small ones each cost a request and a header.
  { name: 'page', test: anyOf(everyPage), priority: 2 },
  ...groups,
  // Each of these screens and its copies are one script. Without the group, what the screen shares with the parts that it
  // fetches later is in up to four scripts more. The bundler tags the modules that an entry loads at once.
  {
    name: (id) => (wholeScreens.includes(ownerOf(id)) ? ownerOf(id) : null),
    tags: ['$initial'],
    priority: 0.5,
  },
  // Modules that code fetched later shares with others. No page loads one that only others need.
  { name: 'shared', test: shared, minShareCount: 2, entriesAware: true },
];

/**
 * Builds scripts, styles and fonts into `client/`.
 * @param {URL} dist
 * @param {import('./build-app.mjs').AppBuild} app
 * @returns {Promise<object>} Vite's manifest
 */
export async function buildClient(dist, app) {
  const { files, wholeScreens, reachedModules } = app;
  const folder = fileURLToPath(app.folder);
  await build({
    configFile: `${folder}vite.config.ts`,
    logLevel: 'warn',
    plugins: [
      ownCopies(app),
      usedPatterns(app.everyPage),
      foreignModules(new URL('foreign-modules.json', dist), reachedModules),
    ],
    build: {
      outDir: fileURLToPath(new URL('client', dist)),
      manifest: 'manifest.json',
      rolldownOptions: {
        input: {
          entry: `${folder}src/entry-client.tsx`,
          icon: files.icon,
          share: files.share,
          // A page imports its screen by the address of a script. A script of a group does not export by name, but an entry does.
          ...Object.fromEntries(
            wholeScreens.map((name) => [`${name}-entry`, `${folder}src/screens/${name}.tsx`]),
          ),
        },
        preserveEntrySignatures: 'strict',
        // A constant that two scripts share needs no third one.
        optimization: { inlineConst: true },
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: chunkGroups(app) },
          chunkFileNames: scriptName,
        },
      },
    },
  });
  return JSON.parse(await readFile(new URL('client/manifest.json', dist), 'utf8'));
}
