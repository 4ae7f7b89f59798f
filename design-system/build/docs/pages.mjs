import { existsSync, globSync, readFileSync } from 'node:fs';
import { componentEntries } from '../lib/component-folders.mjs';

/** The guides in reading order. Others follow. */
const FIRST = [
  'getting-started',
  'your-page',
  'theming',
  'accessibility',
  'own-field',
  'testing',
  'html-fixtures',
  'deprecation-policy',
  'changelog',
];

const place = (/** @type {string} */ name) => FIRST.indexOf(name) + 1 || FIRST.length + 1;

/**
 * Returns the pages of the documentation: one beside each component, and the guides in `docs/`.
 *
 * @param {URL} home of the package
 * @returns {{ name: string, markdown: string, entry?: URL }[]} `name`: `text-field`, `theming`. Only a component has an entry
 */
export function readPages(home) {
  const src = new URL('src/', home);
  const guides = globSync('*.md', { cwd: new URL('docs/', home) })
    .map((file) => file.replace(/\.md$/, ''))
    .sort((one, other) => place(one) - place(other) || one.localeCompare(other));
  return [
    ...guides.map((name) => ({ name, markdown: read(new URL(`docs/${name}.md`, home)) })),
    ...Array.from(componentEntries(src), ([name, entry]) => ({
      name,
      markdown: read(new URL(`${name}/${name}.md`, src)),
      entry: new URL(entry, src),
    })),
  ].filter(({ markdown }) => markdown !== '');
}

const read = (/** @type {URL} */ url) => (existsSync(url) ? readFileSync(url, 'utf8') : '');
