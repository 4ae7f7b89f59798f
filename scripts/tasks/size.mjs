/**
 * `npm run size`: whether the built pages, and the tracking library by itself, keep to their budgets in bytes.
 */
import { existsSync } from 'node:fs';
import { dist } from '../shared/places.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  if (!existsSync(dist)) throw sentence('There is nothing to weigh yet: npm run build');
  const pages = await node(['--conditions=@crema/source', 'apps/registration/build/size.mjs', ...args]);
  const tracking = await node(['tracking/build/size.mjs']);
  return pages.code || tracking.code;
}
