import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { buildAlone } from '../build-alone.mjs';

/**
 * Builds the script of embedded pages, which no ordinary page has.
 * @returns {Promise<string>} its address
 */
export async function buildFramed(dist) {
  const code = await buildAlone('src/embedding/framed/framed.ts');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/framed-${hash}.js`;
  await writeFile(new URL(`client/${file}`, dist), code);
  return `/${file}`;
}
