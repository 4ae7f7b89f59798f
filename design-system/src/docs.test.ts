import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentFolders } from '../build/lib/component-folders.mjs';
import { fencesOf, parsePage } from '../build/docs/parse-page.mjs';
import { componentOf } from '../test-support/component-folders.ts';
import { pageFaults } from '../test-support/page-faults.ts';

const home = fileURLToPath(new URL('../', import.meta.url)).replaceAll('\\', '/');
const read = (path: string) => (existsSync(home + path) ? readFileSync(home + path, 'utf8') : '');

/** Entries that are not a component, with the guide that explains them. */
const guideOf: Readonly<Record<string, string>> = { field: 'docs/own-field.md', testing: 'docs/testing.md' };

const entries = componentFolders(new URL('./', import.meta.url));
const folders = entries.filter((folder) => !(folder in guideOf));
const guides = globSync('docs/*.md', { cwd: home }).map((path) => path.replaceAll('\\', '/'));
const pages = [...folders.map((folder) => `src/${folder}/${folder}.md`), ...guides];

/** The name of a hook starts with a small letter, that of a component with a capital. */
const nameOf = (folder: string) => componentOf(folder).replace(/^Use(?=[A-Z])/, 'use');

test('the folders and the guides are found', () => {
  expect(entries).toEqual(expect.arrayContaining(Object.keys(guideOf)));
  expect(folders).toEqual(expect.arrayContaining(['text-field', 'use-breakpoint', 'design-system-provider']));
  expect(guides).toEqual(
    expect.arrayContaining([
      'docs/accessibility.md',
      'docs/deprecation-policy.md',
      'docs/getting-started.md',
      'docs/own-field.md',
      'docs/html-fixtures.md',
      'docs/testing.md',
      'docs/theming.md',
    ]),
  );
});

test.each(folders)('%s has a page with all that belongs on it', (folder) => {
  const page = `src/${folder}/${folder}.md`;
  expect(existsSync(home + page), `${page} is missing`).toBe(true);
  expect(pageFaults(read(page), { folder, name: nameOf(folder) })).toEqual([]);
});

test.each(guides)('%s has a title, a summary and sections', (path) => {
  const { title, summary, sections } = parsePage(read(path));
  expect(title).not.toBe('');
  expect(summary).toMatch(/^[^[\]]{20,250}\.$/);
  expect(sections.length).toBeGreaterThan(1);
});

test.each(pages)('%s leads nowhere that does not exist', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https:|#)([^)]+)\)/g)].map(([, target = '']) => target);
  const dead = links.filter((target) => !pages.includes(join(dirname(path), target)));
  expect(dead).toEqual([]);
});

test.each(pages)('%s calls the language of every example by name', (path) => {
  const languages = fencesOf(read(path)).map(({ language }) => language);
  expect(languages.filter((name) => !/^(?:tsx|ts|css|html|sh|json|js|md)$/.test(name))).toEqual([]);
});

const good = `# TextField

A line of text.

## Usage

For a name.

\`\`\`tsx
import { TextField } from '@crema/design-system/text-field';
\`\`\`

## Accessibility

- Named by its label (WCAG 2.2 1.3.1).

## Keyboard

| Key | What it does |
| --- | ------------ |
| Tab | Enters it.   |

## Do and don't

Do:

- One.
- Two.

Don't:

- One.
- Two.
`;
const faultsOf = (markdown: string) => pageFaults(markdown, { folder: 'text-field', name: 'TextField' });

test('a page with all that belongs on it has no fault', () => {
  expect(faultsOf(good)).toEqual([]);
  expect(faultsOf(good.replace(/\| Key[\s\S]*it\. {3}\|/, 'Nothing is operated by key.'))).toEqual([]);
});

test.each([
  ['# TextField', '# Textfield', 'the title is'],
  ['A line of text.', 'A line of text. Nothing else.', 'not one sentence'],
  ['A line of text.', `A ${'very '.repeat(50)}long line.`, 'characters'],
  ['A line of text.', 'A [line](../x/x.md).', 'a link'],
  ['A line of text.', 'A line.\n\nMore.', 'between the summary'],
  ['## Keyboard', '## Keys', 'the sections are'],
  ['For a name.', '', 'when to use it'],
  ['```tsx', '```js', 'no ```tsx example'],
  ['/text-field', '', 'no example imports'],
  ['(WCAG 2.2 1.3.1)', '', 'no criterion'],
  ['| Tab | Enters it.   |', '', '## Keyboard'],
  ['Do:\n\n- One.\n- Two.', 'Do:\n\n- One.', 'follow "Do:"'],
  ["Don't:\n", '', 'fewer than two'],
])('%j for %j is a fault', (from, to, fault) => {
  expect(faultsOf(good.replace(from, to)).join('\n')).toContain(fault);
});
