import { readFileSync } from 'node:fs';
import { parsePage } from '../../../design-system/build/docs/parse-page.mjs';

/** The folder of the pages that are written by hand. */
export const folder = new URL('../../reference/', import.meta.url);

/** Returns the sections of a page that is written by hand. @param {string} path such as `messages/LeadData.md` */
export const writtenPage = (path) => parsePage(readFileSync(new URL(path, folder), 'utf8'));

const link = /\[([^\]]*)\]\([^)]*\)/g;
const listOrExample = /^(?:- |```)/;
const escaped = /\\([\\*<_])/g;

/** Returns the first paragraph of a text, unless it is a list or an example. @param {string} markdown */
function firstParagraph(markdown) {
  const [paragraph = ''] = markdown.split('\n\n');
  return listOrExample.test(paragraph) ? '' : paragraph.replaceAll(escaped, '$1').replaceAll(link, '$1');
}

/**
 * Reads the descriptions of a message or an object and its fields from a page of the reference.
 * @param {string} path such as `messages/LeadData.md`
 */
export function descriptionsIn(path) {
  const { lead, sections } = writtenPage(path);
  const fields = new Map(sections.map(({ title, body }) => [title, firstParagraph(body)]));
  return { about: firstParagraph(lead), fields };
}
