/**
 * `npm run bench`: how fast the parts are that run often.
 */
import { tool } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export const run = async (args) =>
  (await tool('vitest', ['bench', '--run', '--project', 'unit*', ...args])).code;
