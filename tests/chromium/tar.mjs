/**
 * Unpacks the small archives that come with the Chromium of the packages. They contain only plain files and
 * folders with short names, so no archive library is needed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const block = 512;
const inflate = promisify(brotliDecompress);

/**
 * Returns the bytes of a brotli-compressed file.
 * @param {string} file
 * @returns {Promise<Buffer>}
 */
export const unbrotli = async (file) => inflate(await readFile(file));

/**
 * Unpacks `archive` (`.tar.br`) into `folder`.
 * @param {string} archive
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function untar(archive, folder) {
  const bytes = await unbrotli(archive);
  const text = (/** @type {number} */ from, /** @type {number} */ length) =>
    bytes.toString('latin1', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + block <= bytes.length && bytes[at] !== 0;) {
    const name = normalize(text(at, 100));
    const size = Number.parseInt(text(at + 124, 12), 8) || 0;
    const type = text(at + 156, 1);
    if (name.startsWith('..')) throw new Error(`${archive} contains a path outside its folder: ${name}`);
    if (type === '' || type === '0') {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      const mode = Number.parseInt(text(at + 100, 8), 8) & 0o777;
      await writeFile(file, bytes.subarray(at + block, at + block + size), { mode });
    }
    at += block + Math.ceil(size / block) * block;
  }
}
