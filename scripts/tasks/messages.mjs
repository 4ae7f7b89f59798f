/**
 * `npm run messages`: writes the types that are made from the message catalogues.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export const run = async (args) => (await node(['flows/domain/build/messages.mjs', ...args])).code;
