import { expect, test } from 'vitest';
import { apiMarkdown } from '../build/docs/api/api-markdown.mjs';
import { llmsText } from '../build/docs/llms-text.mjs';
import { sideBySide } from '../build/docs/write-docs.mjs';

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
  const page = (name: string, kind: 'guide' | 'component', markdown: string) => ({
    name,
    kind,
    markdown,
    url: new URL('file:///x.md'),
  });
  const text = llmsText([
    page('theming', 'guide', '# Theming\n\nAll is a\ntoken.\n\n## A\n'),
    page('link', 'component', '# Link\n\nLeads on.\n'),
  ]);
  expect(text).toMatch(/^# Crema design system\n\n> [^\n]+\n/);
  expect(text).toContain('## Guides\n\n- [Theming](docs/theming.md): All is a token.\n');
  expect(text).toContain('## Components\n\n- [Link](docs/link.md): Leads on.\n');
});
