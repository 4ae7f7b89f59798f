/**
 * `npm run tokens`: writes the files that are made from the design tokens.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export const run = async (args) => (await node(['design-system/build/tokens.mjs', ...args])).code;
