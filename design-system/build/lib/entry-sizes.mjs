import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const REACT = /^react(-dom)?($|\/)/;

/**
 * What each entry of the built package weighs when nothing else is taken from it.
 *
 * @param {URL} home of the package
 * @param {Record<string, any>} published its `exports`
 * @returns {Promise<Map<string, number>>} entry to bytes after gzip; scripts bundled alone, with the packages they need but
 *   without React; style sheets as they are, without fonts
 */
export async function entrySizes(home, published) {
  const sizes = new Map();
  for (const [entry, target] of Object.entries(published)) {
    const file = new URL(target.default ?? target, home);
    if (file.pathname.endsWith('.js')) sizes.set(entry, await bundledBytes(file));
    else if (/\/(styles|tokens)\.css$/.test(file.pathname)) sizes.set(entry, gzipBytes(readFileSync(file)));
  }
  return sizes;
}

async function bundledBytes(file) {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', file)),
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(file), external: REACT, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output);
  return chunks.reduce((sum, { type, code }) => sum + (type === 'chunk' ? gzipBytes(code) : 0), 0);
}

const gzipBytes = (data) => gzipSync(data, { level: 9 }).length;
