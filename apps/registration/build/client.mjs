import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { foreignModules } from './foreign-modules-plugin.mjs';
import { ownCopies } from './own-copies-plugin.mjs';
import { everyPageModules } from './page-modules.mjs';

const app = fileURLToPath(new URL('..', import.meta.url));

const chunkGroups = [
  // By itself, because it changes least: a new build leaves it in the browser's cache.
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|preload-helper|crema-react:/,
    priority: 3,
  },
  // Modules that tracking's core shares with its later parts come with the core, not with the page.
  { name: 'tracking', test: /[\\/]tracking[\\/]src[\\/](?!ga4)/, minShareCount: 2, priority: 2 },
  // Modules that every page shows, in one script: several small ones each cost a request and a header.
  { name: 'page', test: everyPageModules, priority: 1 },
  // Modules that code fetched later shares with others: no page loads one that only others need.
  { name: 'shared', test: /^(?!.*[\\/]tracking[\\/]src)/, minShareCount: 2, entriesAware: true },
];

/** Builds scripts, styles and fonts into `client/` and gives back Vite's manifest. */
export async function buildClient(dist) {
  await build({
    configFile: `${app}vite.config.ts`,
    logLevel: 'warn',
    plugins: [ownCopies(), foreignModules(new URL('foreign-modules.json', dist))],
    build: {
      outDir: fileURLToPath(new URL('client', dist)),
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { entry: `${app}src/entry-client.tsx`, icon: `${app}src/brand/icon.svg` },
        preserveEntrySignatures: 'strict',
        // A constant that two scripts share needs no third one.
        optimization: { inlineConst: true },
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  });
  return JSON.parse(await readFile(new URL('client/manifest.json', dist), 'utf8'));
}
