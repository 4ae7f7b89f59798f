/**
 * `npm run sites`: writes the tables of the country sites from the files there are.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export const run = async (args) => (await node(['flows/domain/build/sites.mjs', ...args])).code;
