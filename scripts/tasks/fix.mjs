/**
 * `npm run fix`: mends what the linter can mend, and formats.
 */
import { tool } from '../shared/tool.mjs';

/** @returns {Promise<number>} */
export async function run() {
  const lint = await tool('oxlint', ['--fix']);
  const format = await tool('oxfmt', []);
  return lint.code || format.code;
}
