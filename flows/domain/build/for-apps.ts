/**
 * Exports the parts of the domain that the builds of apps use. They import this file by its path, because Vitest reads their
 * plugins without the condition for sources.
 */
export { flowMessages, laterBundles } from '../src/messages/flow-messages.ts';
export { siteFor } from '../src/sites/index.ts';
export { siteKeys } from '../src/sites/sites.gen.ts';
export { localesOfFiles } from './message-files.mjs';
export { hasLaterPart, messages } from './messages-plugin.ts';
