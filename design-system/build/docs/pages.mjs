import { existsSync, globSync, readFileSync } from 'node:fs';
import { componentFolders } from '../lib/component-folders.mjs';

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
 * @returns {{ name: string, kind: 'guide' | 'component', url: URL, markdown: string }[]} `name`: `text-field`, `theming`
 */
export function readPages(home) {
  const guides = globSync('*.md', { cwd: new URL('docs/', home) })
    .map((file) => file.replace(/\.md$/, ''))
    .sort((one, other) => place(one) - place(other) || one.localeCompare(other));
  const components = componentFolders(new URL('src/', home));
  return [
    ...guides.map((name) => page(name, 'guide', new URL(`docs/${name}.md`, home))),
    ...components.map((name) => page(name, 'component', new URL(`src/${name}/${name}.md`, home))),
  ].filter(({ markdown }) => markdown !== '');
}

/** @param {string} name @param {'guide' | 'component'} kind @param {URL} url */
function page(name, kind, url) {
  return { name, kind, url, markdown: existsSync(url) ? readFileSync(url, 'utf8') : '' };
}
