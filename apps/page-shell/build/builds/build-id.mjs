import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/**
 * Names a build after its content, so that open pages do not load again for a build of the same sources. The names of its files
 * stand for their content. The bundler decides which of two copies gets which name. The server bundle counts, because it has the
 * texts that are in no script.
 * @param {URL} dist without the styles of pages, which have the name in theirs
 * @param {string} boot
 * @param {Record<string, string>} styles
 */
export async function buildId(dist, boot, styles) {
  const files = await readdir(new URL('client/assets/', dist));
  const server = await readFile(new URL('server/app.js', dist));
  const hash = createHash('sha256')
    .update(server)
    .update(JSON.stringify([files.toSorted(), boot, styles]));
  return hash.digest('base64url').slice(0, 8);
}
