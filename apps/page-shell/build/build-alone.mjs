import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

/**
 * Builds a script that shares nothing with others, as one classic script.
 * @param {URL} entry its file
 * @returns {Promise<string>} its code
 */
export async function buildAlone(entry) {
  const file = fileURLToPath(entry);
  const result = await build({
    configFile: false,
    root: dirname(file),
    logLevel: 'warn',
    resolve: { conditions: ['@crema/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      lib: { entry: file, formats: ['iife'], name: 'alone' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  return output.output[0].code.trim();
}

/** Builds the boot script, which is inline in the page's head. */
export async function buildBoot() {
  const code = await buildAlone(new URL('../src/boot/boot.ts', import.meta.url));
  if (code.includes('</')) throw new Error('The boot script would end its own element.');
  return code;
}

/**
 * Builds a script whose path is the same in every build.
 * @param {URL} dist
 * @param {string} path like `/embed.js`
 * @param {URL} entry
 */
export async function buildFixed(dist, path, entry) {
  const file = new URL(`client${path}`, dist);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, await buildAlone(entry));
}

/**
 * Writes a script into a build, with a hash of its code in the name.
 * @param {URL} dist
 * @param {string} name like `framed`
 * @param {string} code
 * @returns {Promise<string>} its URL path
 */
export async function writeHashed(dist, name, code) {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.js`;
  await writeFile(new URL(`client/${file}`, dist), code);
  return `/${file}`;
}
