import { readFileSync } from 'node:fs';
import { parsePage } from '../../../design-system/build/docs/parse-page.mjs';

/** Where the pages stand that are kept by hand. */
export const folder = new URL('../../reference/', import.meta.url);

/** The sections of a page that is kept by hand. @param {string} path such as `messages/LeadData.md` */
export const keptPage = (path) => parsePage(readFileSync(new URL(path, folder), 'utf8'));

const link = /\[([^\]]*)\]\([^)]*\)/g;
const listOrExample = /^(?:- |```)/;
const escaped = /\\([\\*<_])/g;

/** The first paragraph of a text, unless a list or an example stands there. @param {string} markdown */
function firstParagraph(markdown) {
  const [paragraph = ''] = markdown.split('\n\n');
  return listOrExample.test(paragraph) ? '' : paragraph.replaceAll(escaped, '$1').replaceAll(link, '$1');
}

/**
 * Reads from a page of the reference the descriptions of a message or an object, and of its fields.
 * @param {string} path such as `messages/LeadData.md`
 */
export function descriptionsIn(path) {
  const { lead, sections } = keptPage(path);
  const fields = new Map(sections.map(({ title, body }) => [title, firstParagraph(body)]));
  return { about: firstParagraph(lead), fields };
}
