import { expect, test } from 'vitest';
import { jsonText } from '../../build/reference/json-text.mjs';
import { code, slug, text } from '../../build/reference/markdown.mjs';
import { pathOf } from '../../build/reference/examples.mjs';
import { referencePages } from '../../build/reference/pages.mjs';
import type { Example } from '../doubles/example.ts';
import { families } from '../examples/families.ts';

test('Text in Markdown means nothing but its code', () => {
  expect(text('a * b_c `*` <i> _d_ \\')).toBe('a \\* b_c `*` \\<i> \\_d\\_ \\\\');
  expect(code('a`b')).toBe('`` a`b ``');
});

test('A heading has the anchor that GitHub gives it', () => {
  expect(slug('A page’s view: 1 / 2, `snake_case`…')).toBe('a-pages-view-1--2-snake_case');
});

test('JSON is broken where it does not fit a line, and a long list is cut', () => {
  expect(jsonText({ a: [1, { b: 'x'.repeat(60) }], c: [1, 2, 3, 4, 5, 6, 7] })).toBe(
    `{\n  "a": [\n    1,\n    {\n      "b": "${'x'.repeat(60)}"\n    }\n  ],\n  "c": [1, 2, … 5 more]\n}`,
  );
});

test.each(families)(
  'Each example of %s stands on its page, with its message, records and warnings',
  (family, examples) => {
    const page = referencePages().get(pathOf(family));
    for (const {
      title,
      in: [event_name, data],
      out,
    } of examples satisfies readonly Example[]) {
      const { warnings = [], ...received }: Example['out'] = out;
      expect(page).toContain(`\n## ${text(title)}\n`);
      for (const value of [{ event_name, ...(data && { data }) }, ...Object.values(received).flat()])
        expect(page).toContain(`\`\`\`js\n${jsonText(value)}\n\`\`\``);
      for (const warning of warnings) expect(page).toContain(`- ${text(warning)}`);
    }
  },
);
