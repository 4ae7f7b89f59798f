import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildAlone } from './build-alone.mjs';

const fileOf = (url) => fileURLToPath(new URL(url, import.meta.url));

/** Builds the script that other sites load to embed pages. They have its URL in their pages, so it is the same in every build. */
export async function buildEmbed(dist) {
  const code = await buildAlone(fileOf(import.meta.resolve('@crema/embed/element')));
  await writeFile(new URL('client/embed.js', dist), code);
}

/**
 * Builds the script of embedded pages, which no ordinary page has.
 * @returns {Promise<string>} its URL path
 */
export async function buildFramed(dist) {
  const code = await buildAlone(fileOf('../src/framed.ts'));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/framed-${hash}.js`;
  await writeFile(new URL(`client/${file}`, dist), code);
  return `/${file}`;
}
