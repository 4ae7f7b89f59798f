/**
 * `npm run api`: writes what each entry of the design system offers to importers, for a reviewer to see what changed.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export const run = async (args) => (await node(['scripts/package/api-report.mjs', ...args])).code;
