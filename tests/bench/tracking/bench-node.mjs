/**
 * `npm run bench:tracking:node --prefix tests`: measures in Node how long the tracking library takes for an event, beside a bare
 * `dataLayer.push`.
 */
import { tool } from '../../../scripts/shared/tool.mjs';

/** For benchmarks Vitest calls the project `unit (bench)`. */
const project = 'unit*';

/** @param {readonly string[]} args */
export const run = async (args) =>
  (await tool('vitest', ['bench', '--run', '--project', project, 'tracking', ...args])).code;
