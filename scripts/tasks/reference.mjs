/**
 * `npm run reference`: the reference of all tracking events as one page, made from the tracking library itself.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderReference } from '../../tracking/build/reference/render.mjs';
import { root } from '../shared/places.mjs';

const folder = join(root, 'tracking', 'dist', 'reference');

/** @returns {Promise<void>} */
export async function run() {
  const html = await renderReference();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(file, html);
  console.log(file);
}
