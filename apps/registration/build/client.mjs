import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Builds scripts, styles and fonts into `client/` and gives back Vite's manifest. */
export async function buildClient(dist) {
  await build({
    configFile: `${app}vite.config.ts`,
    logLevel: 'warn',
    build: {
      outDir: fileURLToPath(new URL('client', dist)),
      manifest: 'manifest.json',
      rolldownOptions: {
        input: {
          entry: `${app}src/entry-client.tsx`,

          icon: `${app}src/brand/icon.svg`,
        },
        preserveEntrySignatures: 'strict',
        // A constant that two scripts share needs no third one.
        optimization: { inlineConst: true },
        output: {
          codeSplitting: {
            groups: [
              // What tracking's later parts share with its core comes with the core, not with the page.
              { name: 'tracking', test: /[\\/]tracking[\\/]src[\\/](?!ga4)/, minShareCount: 2, priority: 1 },
              // One shared script instead of a handful of crumbs that each cost a request and a gzip header.
              { name: 'shared', test: /^(?!.*[\\/]tracking[\\/]src)/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  return JSON.parse(await readFile(new URL('client/manifest.json', dist), 'utf8'));
}
