import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/**
 * Names a build after what is in it: the same sources make the same build, and pages need not be loaded anew for it. The names
 * of its files say what is in them; which of two copies has which name is up to the bundler. The server bundle has the texts
 * that are in no script.
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
