import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ofBrand } from './brand/brand-file.ts';
import { loadBrand } from './brand/load-brand.ts';
import { routes } from '../src/routes/routes.ts';
import { reachedModules } from '../../../tracking/build/reached-modules.mjs';
import { foreignModules } from './foreign-modules-plugin.mjs';
import { ownCopies, ownerOf } from './own-copies-plugin.mjs';
import { everyPageModules } from './page-modules.mjs';

const app = fileURLToPath(new URL('..', import.meta.url));

/** The screens that fetch parts of their own as the shopper answers, by the names of their files. */
const screens = routes.flatMap(({ laterParts, source }) => (laterParts ? [basename(source, '.tsx')] : []));

/**
 * The file that a script ends with, which needs all others in it. Every page names the scripts that it loads: one that many
 * share would else be named after all of them.
 */
const lastOf = (ids) => /(?<name>[\w-]+)\.\w+(?:[?].*)?$/.exec(ids.at(-1) ?? '')?.groups.name ?? 'shared';

/** A module of tracking and all that it imports before it runs, as one script. */
const trackingGroup = (name, module, priority) => {
  const from = fileURLToPath(new URL(`../../../tracking/src/install/${module}`, import.meta.url));
  let reached;
  return {
    priority,
    name: (id, context) => {
      reached ??= reachedModules(from, context);
      return reached.has(id) ? name : null;
    },
  };
};

const chunkGroups = [
  // By itself, because it changes least: a new build leaves it in the browser's cache.
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|preload-helper/,
    priority: 3,
  },
  // Modules that every page shows, in one script: several small ones each cost a request and a header.
  { name: 'page', test: everyPageModules, priority: 2 },
  // What listens for tracking and fetches the rest of it, and what sends a page view. After the page's modules, of which they
  // need one.
  trackingGroup('tracking-start', 'install.ts', 1.9),
  trackingGroup('tracking', 'whole.ts', 1.8),
  // Each of these screens and its copies are one script. Without the group, what the screen shares with the parts that it
  // fetches later is in up to four scripts more. The bundler tags the modules that an entry loads at once.
  { name: (id) => (screens.includes(ownerOf(id)) ? ownerOf(id) : null), tags: ['$initial'], priority: 0.5 },
  // Modules that code fetched later shares with others: no page loads one that only others need.
  { name: 'shared', test: /^(?!.*[\\/]tracking[\\/]src)/, minShareCount: 2, entriesAware: true },
];

/** Builds scripts, styles and fonts into `client/` and gives back Vite's manifest. */
export async function buildClient(dist) {
  const { files } = await loadBrand();
  await build({
    configFile: `${app}vite.config.ts`,
    logLevel: 'warn',
    plugins: [ownCopies(), foreignModules(new URL('foreign-modules.json', dist))],
    build: {
      outDir: fileURLToPath(new URL('client', dist)),
      manifest: 'manifest.json',
      rolldownOptions: {
        input: {
          entry: `${app}src/entry-client.tsx`,
          icon: ofBrand(files.icon),
          share: ofBrand(files.share),
          // A page imports its screen by the address of a script. A script of a group does not export by name, but an entry does.
          ...Object.fromEntries(screens.map((name) => [`${name}-entry`, `${app}src/screens/${name}.tsx`])),
        },
        preserveEntrySignatures: 'strict',
        // A constant that two scripts share needs no third one.
        optimization: { inlineConst: true },
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: chunkGroups },
          chunkFileNames: ({ name, moduleIds }) =>
            `assets/${name.startsWith('shared~') ? lastOf(moduleIds) : '[name]'}-[hash].js`,
        },
      },
    },
  });
  return JSON.parse(await readFile(new URL('client/manifest.json', dist), 'utf8'));
}
