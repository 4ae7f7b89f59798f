/**
 * `npm run size`: whether the built pages keep to their budget in bytes.
 */
import { existsSync } from 'node:fs';
import { dist } from '../shared/places.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  if (!existsSync(dist)) throw sentence('There is nothing to weigh yet: npm run build');
  return (await node(['apps/registration/build/size.mjs', ...args])).code;
}
