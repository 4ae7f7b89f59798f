import { globSync, readFileSync } from 'node:fs';
import { cva as library } from 'class-variance-authority';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cva } from './variants.ts';

const name = fc.constantFrom('size', 'tone', 'loading');
const choice = fc.constantFrom('small', 'large', 'true', 'false', '0');
const classes = fc.constantFrom('a', 'b c', '', 'hover:d');
const chosen = fc.option(choice, { nil: undefined });

test('says what the library says, for any table and any choice', () => {
  fc.assert(
    fc.property(
      classes,
      fc.dictionary(name, fc.dictionary(choice, classes)),
      fc.dictionary(name, choice),
      fc.dictionary(name, chosen),
      fc.option(classes, { nil: undefined }),
      (base, variants, defaultVariants, choices, className) => {
        const table = { variants, defaultVariants };
        const props = { ...choices, className };
        expect(cva(base, table)(props)).toBe(library(base, table)(props));
      },
    ),
  );
});

test.each([undefined, true, false, null])('a choice of %s is the library’s', (loading) => {
  const table = {
    variants: { loading: { true: 'busy', false: 'idle' } },
    defaultVariants: { loading: true },
  };
  expect(cva('a', table)({ loading })).toBe(library('a', table)({ loading }));
  expect(cva('a', table)()).toBe(library('a', table)());
  expect(cva('a')()).toBe(library('a')());
});

test('no component uses what it leaves out', () => {
  const root = new URL('../../../../', import.meta.url);
  const files = globSync('{design-system,flows,apps}/**/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/lean/**'],
  });
  const written = files.filter((file) =>
    /compoundVariants|\bcx\(|cva\(\s*\[/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(written).toEqual([]);
});
