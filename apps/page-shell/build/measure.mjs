import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Returns the bytes of a text or file content after the best gzip compression. */
export const gzipBytes = (data) => gzipSync(data, { level: 9 }).length;

/**
 * Bundles a few lines of code as an app is bundled, and returns the gzip bytes of all scripts together.
 * @param {URL} folder of the app
 * @param {string} code module source, resolved from the app's `src`
 * @param {(string | RegExp)[]} [external] what is not counted
 */
export async function bundledBytes(folder, code, external = []) {
  const app = fileURLToPath(folder);
  const id = 'virtual:measured';
  const result = await build({
    configFile: `${app}vite.config.ts`,
    logLevel: 'error',
    plugins: [
      {
        name: 'measured',
        enforce: 'pre',
        resolveId: (source) => (source === id ? `${app}src/measured.ts` : undefined),
        load: (file) => (file === `${app}src/measured.ts` ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: id, external, preserveEntrySignatures: 'strict' } },
  });
  const chunks = [result].flat().flatMap(({ output }) => output);
  return chunks.reduce((sum, { type, code: text }) => sum + (type === 'chunk' ? gzipBytes(text) : 0), 0);
}

/** Returns the gzip bytes of react + react-dom alone, without what the app's build does for them. */
export async function floorBytes() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const id = `${root}src/floor.ts`;
  const code =
    "import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.body, createElement('p'));";
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor',
        enforce: 'pre',
        resolveId: (source) => (source === id ? id : undefined),
        load: (file) => (file === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      modulePreload: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output);
  return chunks.reduce((sum, { type, code: text }) => sum + (type === 'chunk' ? gzipBytes(text) : 0), 0);
}
