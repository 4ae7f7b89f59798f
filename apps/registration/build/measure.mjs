import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Bytes of a text or file content after gzip at its best. */
export const gzipBytes = (data) => gzipSync(data, { level: 9 }).length;

/**
 * Bundles a few lines of code as the app is bundled, and gives back the gzip bytes of all scripts together.
 * @param {string} code module source, resolved from the app's folder
 * @param {(string | RegExp)[]} [external] what is not counted
 */
export async function bundledBytes(code, external = []) {
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

/** Gzip bytes of react + react-dom alone, as they come: without what the app's build does for them. */
export async function floorBytes() {
  const id = `${app}src/floor.ts`;
  const code =
    "import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.body, createElement('p'));";
  const result = await build({
    configFile: false,
    root: app,
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
