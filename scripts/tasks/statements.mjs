/**
 * `npm run statements`: how many statements each registration asks of the database; `-- --text` prints them, too.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args @returns {Promise<number>} */
export const run = async (args) =>
  (await node(['--conditions=@crema/source', 'apps/services/build/statements.mjs', ...args])).code;
