import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lostScript } from '@crema/page-shell/fixed-names';
import { buildAlone } from '../build-alone.mjs';

const entry = fileURLToPath(new URL('../../src/lost.ts', import.meta.url));

/** Builds the script for a page whose own scripts cannot be had. Its address is the same in every build. */
export async function buildLost(dist) {
  const file = new URL(`client${lostScript}`, dist);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, await buildAlone(entry));
}
