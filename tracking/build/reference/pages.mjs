import { globSync, readFileSync } from 'node:fs';
import { parsePage } from '../../../design-system/build/docs/parse-page.mjs';
import { version } from '../../src/version.ts';
import { examplePages } from './examples.mjs';
import { folder } from './written-page.mjs';
import { blocks, list, slug } from './markdown.mjs';

/**
 * Returns the pages of the reference: those that are written by hand, the examples, and an index of names. The first page’s title
 * contains the version.
 *
 * @returns {Map<string, string>} Markdown by its path: `messages/LeadData.md`
 */
export function referencePages() {
  const paths = globSync('**/*.md', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const written = paths
    .sort()
    .map((path) => /** @type {const} */ ([path, readFileSync(new URL(path, folder), 'utf8')]));
  const pages = new Map([...written, ...examplePages()]);
  const readme = pages.get('README.md') ?? '';
  return pages.set('README.md', readme.replace('\n', ` ${version}\n`)).set('names.md', namesPage(pages));
}

/** Pages whose headings are names; `Limits` is none. */
const pagesOfNames = /^(?:messages\/|objects\/|data-layer|customer-fields|ga4-names|event-names)/;
const arrives = /^- Arrives in .* as (.*)$/gm;

/** Returns the page with all names from A to Z and links, for readers without a search. @param {ReadonlyMap<string, string>} pages by path */
function namesPage(pages) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  const note = (/** @type {string} */ name, /** @type {string} */ link) =>
    names.set(name, (names.get(name) ?? new Set()).add(link));
  for (const [path, markdown] of pages) {
    const { title, sections } = pagesOfNames.test(path) ? parsePage(markdown) : { title: '', sections: [] };
    for (const { title: name, body } of sections) {
      const address = `${path}#${slug(name)}`;
      if (name !== 'Limits') note(name, `[${title}](${address})`);
      for (const [, others = ''] of body.matchAll(arrives))
        for (const other of others.replaceAll('`', '').split(', '))
          if (other !== 'event') note(other, `from [${title}.${name}](${address})`);
    }
  }
  const sorted = [...names].sort(([one], [other]) => one.localeCompare(other));
  return blocks(
    '# Names from A to Z',
    '[All parts](README.md)',
    'Every field, key and event, and the other names of fields in records.',
    ...Array.from(
      Map.groupBy(sorted, ([name]) => name.slice(0, 1).toUpperCase()),
      ([letter, own]) =>
        blocks(`## ${letter}`, list(own.map(([name, links]) => `\`${name}\`: ${[...links].join(', ')}`))),
    ),
  ).concat('\n');
}
