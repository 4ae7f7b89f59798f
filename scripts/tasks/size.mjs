/**
 * `npm run size`: checks that the built pages and the tracking library stay within their budgets in bytes.
 */
import { existsSync } from 'node:fs';
import { dist } from '../shared/places.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  if (!existsSync(dist)) throw sentence('There is no build to measure. Run: npm run build');
  const pages = await node(['--conditions=@crema/source', 'apps/registration/build/size.mjs', ...args]);
  const tracking = await node(['tracking/build/size.mjs']);
  return pages.code || tracking.code;
}
