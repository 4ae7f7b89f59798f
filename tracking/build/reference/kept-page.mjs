import { readFileSync } from 'node:fs';
import { parsePage } from '../../../design-system/build/docs/parse-page.mjs';

/** Where the pages stand that are kept by hand. */
export const folder = new URL('../../reference/', import.meta.url);

/** The sections of a page that is kept by hand. @param {string} path such as `messages/LeadData.md` */
export const keptPage = (path) => parsePage(readFileSync(new URL(path, folder), 'utf8'));
