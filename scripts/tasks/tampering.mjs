/**
 * `npm run tampering`: tampers 10,000 times with a database of consents, in every way there is, and looks whether each was found.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args @returns {Promise<number>} */
export const run = async (args) =>
  (await node(['--conditions=@crema/source', 'apps/services/build/tampering.mjs', ...args])).code;
