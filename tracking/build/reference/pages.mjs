import { globSync, readFileSync } from 'node:fs';
import { version } from '../../src/version.ts';
import { examplePages } from './examples.mjs';
import { folder } from './kept-page.mjs';
import { namesPage } from './names.mjs';

/**
 * Returns the pages of the reference: those that are written by hand, the examples, and an index of names. The first page’s title
 * contains the version.
 *
 * @returns {Map<string, string>} Markdown by its path: `messages/LeadData.md`
 */
export function referencePages() {
  const paths = globSync('**/*.md', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const kept = paths
    .sort()
    .map((path) => /** @type {const} */ ([path, readFileSync(new URL(path, folder), 'utf8')]));
  const pages = new Map([...kept, ...examplePages()]);
  const readme = pages.get('README.md') ?? '';
  return pages.set('README.md', readme.replace('\n', ` ${version}\n`)).set('names.md', namesPage(pages));
}
