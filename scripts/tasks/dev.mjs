/**
 * `npm run dev`: the app from its sources, reloading on every change.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export const run = async (args) =>
  (await node(['--conditions=@crema/source', 'apps/registration/build/dev/main.ts', ...args])).code;
