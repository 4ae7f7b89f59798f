/**
 * `npm run flows`: every form on every site as Markdown for people of the business, made from the plans of the forms
 * themselves.
 */
import { node } from '../shared/tool.mjs';

/** @returns {Promise<number>} */
export const run = async () =>
  (await node(['--conditions=@crema/source', 'apps/registration/build/flows.mjs'])).code;
