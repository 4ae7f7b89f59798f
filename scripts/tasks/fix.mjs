/** `npm run fix`: applies the automatic fixes of the linter, and formats all files. */
import { tool } from '../shared/tool.mjs';

/** @returns {Promise<number>} */
export async function run() {
  const lint = await tool('oxlint', ['--fix']);
  const format = await tool('oxfmt', []);
  return lint.code || format.code;
}
