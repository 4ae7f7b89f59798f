/**
 * `npm run consents`: what an operator does with consents and with a customer's data; it says what there is.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args @returns {Promise<number>} */
export const run = async (args) =>
  (await node(['--conditions=@crema/source', 'apps/services/src/operate/consents.ts', ...args])).code;
