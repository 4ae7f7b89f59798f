import { globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parsePage } from '../../design-system/build/docs/parse-page.mjs';
import { referencePages } from '../../tracking/build/reference/pages.mjs';
import { mdxPage } from './mdx-page.ts';

/** The folder in which main.ts finds the pages. */
const folder = new URL('../.cache/tracking/', import.meta.url);
const unfinished = new URL('../.cache/tracking-unfinished/', import.meta.url);

/** The pages are written again if one of these has changed. A folder changes if a file is removed from it. */
const sources = [
  'tracking/{reference,src,build,test}/**',
  'design-system/build/docs/**',
  '.storybook/docs/*.ts',
];

/** Headings of the sidebar for the folders of the reference. */
const folders = new Map([
  ['messages', 'Messages'],
  ['objects', 'Inside messages'],
  ['channels', 'Channels'],
  ['texts', 'Error texts'],
  ['examples', 'Examples'],
]);

const links = /\]\(([^)#]*)(#[^)]*)?\)/g;
/** Link at the start of each page but the first, for readers without a sidebar. */
const toAllParts = /^\[All parts\]\(.*\)\n\n/m;

/** Returns the id of a page in Storybook's addresses: `messages/LeadData.md` becomes `tracking-messages-leaddata`. */
const idOf = (path: string) =>
  `tracking-${path
    .replace('.md', '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Returns the page's place in the sidebar. */
const placeOf = (path: string, title: string) =>
  path === 'README.md'
    ? 'Tracking/Overview'
    : ['Tracking', folders.get(dirname(path)), title].filter(Boolean).join('/');

/** Returns a page of Storybook for a page of the tracking reference. */
export function referencePage(path: string, text: string): string {
  const linked = text.replace(toAllParts, '').replaceAll(links, (_, file: string, anchor = '') => {
    const to = file ? join(dirname(path), file) : path;
    return `](${to === path && anchor ? anchor : `?path=/docs/${idOf(to)}--docs${anchor}`})`;
  });
  return mdxPage(placeOf(path, parsePage(linked).title), idOf(path), linked);
}

/** Writes the pages of the tracking reference, if a source has changed. */
export function writeReferencePages(): void {
  if (isFresh()) return;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const [path, text] of referencePages()) {
    writeFileSync(new URL(`${idOf(path)}.mdx`, unfinished), referencePage(path, text));
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function isFresh(): boolean {
  const root = new URL('../../', import.meta.url);
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return globSync(sources, { cwd: root }).every((path) => statSync(new URL(path, root)).mtimeMs < made);
}
