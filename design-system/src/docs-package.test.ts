import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith } from '../../scripts/testing/folder.mjs';
import { apiMarkdown } from '../build/docs/api/api-markdown.mjs';
import { removeCitations, withoutCitations } from '../build/docs/citations.mjs';
import { llmsText, sideBySide } from '../build/docs/write-docs.mjs';

const prop = { type: 'string', required: false, byDefault: '', description: 'A thing.', deprecated: '' };

test('links of the published pages lead to the page beside', () => {
  expect(
    sideBySide('[a](../select/select.md), [b](../../docs/theming.md), [c](https://a.example/x.md)'),
  ).toBe('[a](./select.md), [b](./theming.md), [c](https://a.example/x.md)');
});

test('props are a table, whose cells no value breaks', () => {
  const props = [
    { ...prop, name: 'tone', required: true, type: "'a' | 'b'" },
    { ...prop, name: 'size', byDefault: "'m'", deprecated: 'Since 1.0.0. Use `width`.' },
  ];
  const component = { name: 'X', description: '', deprecated: '', props, natives: [], types: [] };
  expect(apiMarkdown({ components: [component], functions: [], files: [] }).split('\n')).toEqual([
    '## Props',
    '',
    '| Prop | Type | Default | What it is |',
    '| --- | --- | --- | --- |',
    "| `tone` (required) | `'a' \\| 'b'` |  | A thing. |",
    "| `size` | `string` | `'m'` | **Deprecated.** Since 1.0.0. Use `width`. A thing. |",
  ]);
});

test('of several exports each has its own heading', () => {
  const component = { name: 'X', description: 'One.', deprecated: '', props: [], natives: [], types: [] };
  const hook = {
    name: 'useX',
    description: 'Two.',
    deprecated: '',
    signature: 'useX()',
    params: [],
    types: [],
  };
  const text = apiMarkdown({ components: [component], functions: [hook], files: [] });
  expect(text).toContain('### X\n\nOne.\n\nIt has no props.');
  expect(text).toContain('### useX\n\nTwo.\n\n```ts\nuseX()\n```');
});

test('llms.txt lists guides and components with what they are', () => {
  const text = llmsText([
    { name: 'theming', markdown: '# Theming\n\nAll is a\ntoken.\n\n## A\n' },
    { name: 'link', markdown: '# Link\n\nLeads on.\n', entry: new URL('file:///link.tsx') },
  ]);
  expect(text).toMatch(/^# Crema design system\n\n> [^\n]+\n/);
  expect(text).toContain('## Guides\n\n- [Theming](docs/theming.md): All is a token.\n');
  expect(text).toContain('## Components\n\n- [Link](docs/link.md): Leads on.\n');
});

test.each([
  ['Its levels (Registration §4).', 'Its levels.'],
  ['In order (Registration §4: year first), always.', 'In order (year first), always.'],
  ['Moves on when it is full: Registration §4. Guarded.', 'Moves on when it is full. Guarded.'],
  ['All data (Registration §2, form 4).', 'All data.'],
  ['Two (Registration §4 and §5.1).', 'Two.'],
  [' * The rule\n * (Registration §9). More.', ' * The rule. More.'],
])('%j is delivered as %j', (cited, delivered) => {
  expect(withoutCitations(cited)).toBe(delivered);
});

/** A folder of published files. */
const delivered = (files: Record<string, string>) => pathToFileURL(`${folderWith(files)}/`);

test('no delivered file cites our own specification', () => {
  const dist = delivered({
    'x/x.d.ts': '/** A (Registration §4). */',
    'x/x.js': '/** B (Registration §5). */',
  });
  removeCitations(dist);
  expect(readFileSync(new URL('x/x.d.ts', dist), 'utf8')).toBe('/** A. */');
  expect(readFileSync(new URL('x/x.js', dist), 'utf8')).toBe('/** B. */');
});

test('a citation that is worded otherwise stops the build', () => {
  const dist = delivered({ 'docs/x.md': 'As in Registration §4 it is said.' });
  expect(() => removeCitations(dist)).toThrow('dist/docs/x.md');
});
