/**
 * `npm run changeset`: asks which packages changed and how much, and writes the answer into .changeset/.
 */
import { toolFile, node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export const run = async (args) => (await node([toolFile('@changesets/cli', 'changeset'), ...args])).code;
