/**
 * `npm run settings`: writes the reference of the services' settings.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export const run = async (args) =>
  (await node(['--conditions=@crema/source', 'apps/services/build/settings.mjs', ...args])).code;
