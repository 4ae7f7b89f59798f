import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  gz: (data) => promisify(gzip)(data, { level: 9 }),
  br: (data) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
};

/** Puts a gzip and a brotli sibling beside every script, style and drawing. */
export async function compressAssets(dist) {
  const folder = new URL('client/assets/', dist);
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
  for (const file of files) {
    const data = await readFile(new URL(file, folder));
    for (const [ending, compress] of Object.entries(compressors)) {
      await writeFile(new URL(`${file}.${ending}`, folder), await compress(data));
    }
  }
}
