import { writeFile } from 'node:fs/promises';
import { buildAlone } from '../build-alone.mjs';

/** Builds the script by which other sites embed pages. Its address is in their pages, and so the same in every build. */
export async function buildEmbed(dist) {
  await writeFile(new URL('client/embed.js', dist), await buildAlone('src/embedding/host/embed.ts'));
}
