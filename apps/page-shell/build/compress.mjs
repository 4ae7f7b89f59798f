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

/** The files that the server sends as they are on the disk: scripts, styles, drawings and pages. */
const sentFolders = {
  'client/': /^embed\.js$/,
  'client/assets/': /\.(js|css|svg)$/,
  'pages/': /\.(html|json)$/,
};

/** Does something with each of a list, as many at once as there are threads that compress. */
async function inTurns(list, work) {
  const queue = list.values();
  const worker = async () => {
    for (const each of queue) await work(each);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

/**
 * Puts a gzip and a brotli sibling beside every file that is sent.
 * @param {URL} dist
 * @param {Record<string, RegExp>} folders whose files those are, and which of them
 */
export async function compressFiles(dist, folders = sentFolders) {
  for (const [path, sent] of Object.entries(folders)) {
    const folder = new URL(path, dist);
    const files = (await readdir(folder, { recursive: true })).filter((file) => sent.test(file));
    const siblings = files.flatMap((file) => Object.keys(compressors).map((ending) => ({ file, ending })));
    await inTurns(siblings, async ({ file, ending }) => {
      const data = await readFile(new URL(file, folder));
      await writeFile(new URL(`${file}.${ending}`, folder), await compressors[ending](data));
    });
  }
}
