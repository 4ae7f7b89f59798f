import { expect, test } from 'vitest';
import { instrument } from './instrument.mjs';
import { mutants } from './mutants.mjs';
import { attributeName, mutationsOf } from './mutations.mjs';
import { state, mutated } from './runtime.mjs';
import { storiesFor } from './stories.mjs';
import { summary } from './summary.mjs';
import { testsFor } from './tests.mjs';

test.each([
  ['<p role="alert" />', '<p role={M("a.tsx:1:9 role", "role", "alert")} />'],
  ['<p aria-busy={x || undefined} />', '<p aria-busy={M("a.tsx:1:15 aria-busy", "aria-busy", x || undefined)} />'],
  ['f({ htmlFor: id })', 'f({ htmlFor: M("a.tsx:1:14 for", "for", id) })'],
  ['f({ role })', 'f({ role: M("a.tsx:1:5 role", "role", role) })'],
  ["f({ 'aria-label': undefined })", `f({ [M("a.tsx:1:5 aria-label name", "name", 'aria-label')]: undefined })`],
  ["e.setAttribute('tabindex', '0')", `e.setAttribute('tabindex', M("a.tsx:1:28 tabindex", "tabindex", '0', ''))`],
  ["e.removeAttribute('lang')", `e.removeAttribute(M("a.tsx:1:19 lang name", "name", 'lang'))`],
  ['e.tabIndex = -1', 'e.tabIndex = M("a.tsx:1:14 tabindex", "tabindex", -1)'],
  ["for (const name of ['lang', 'dir']) f(name)", `for (const name of [M("a.tsx:1:21 lang name", "name", 'lang'), 'dir']) f(name)`],
  ["const tokens = { a: 'email' } as const", `const tokens = { a: M("a.tsx:1:21 autocomplete", "autocomplete", 'email') } as const`],
  ['announce(text)', 'M("a.tsx:1:1 announce", "announce", announce)(text)'],
])('%s can be mutated', (source, instrumented) => {
  const { code } = instrument(source, 'a.tsx');
  expect(code.replace(/^import .*\n/u, '').replaceAll('__mutated', 'M')).toBe(instrumented);
}); // prettier-ignore

test.each([
  '<p className="lang" />',
  'type Props = { role: string }',
  'const { role, lang } = props',
  "f({ aria: 'x' })",
])('%s stays as it is', (source) => {
  expect(instrument(source, 'a.tsx')).toEqual({ code: source, sites: [] });
});

test('what is evaluated when the module is loaded is constant', () => {
  const { sites } = instrument("const a = { role: 'a' };\nconst b = () => ({ role: 'b' });", 'a.ts');
  expect(sites).toEqual([
    { place: 'a.ts:1:19 role', source: "role: 'a'", isConstant: true },
    { place: 'a.ts:2:26 role', source: "role: 'b'", isConstant: false },
  ]);
  expect(mutants(sites, new Set(['a.ts:1:19 role changed']))).toEqual([
    'a.ts:1:19 role removed',
    'a.ts:1:19 role changed',
    'a.ts:2:26 role removed',
  ]);
});

test.each([
  ['role', 'alert', ['removed', undefined], ['changed', 'group']],
  ['aria-invalid', true, ['removed', undefined]],
  ['aria-invalid', undefined, ['changed', 'true']],
  ['aria-expanded', 'false', ['removed', undefined], ['changed', 'true']],
  ['aria-describedby', 'one', ['removed', undefined]],
  ['aria-describedby', 'one two', ['removed', undefined], ['changed', 'two']],
  ['tabindex', -1, ['removed', undefined], ['changed', 0]],
  ['lang', undefined],
  ['autocomplete', { a: 'tel' }, ['removed', {}], ['changed', { a: 'off' }]],
  ['aria-live', 'polite', ['removed', undefined], ['changed', 'assertive']],
])('%s of %j is mutated to other values only', (name, value, ...mutations) => {
  expect(mutationsOf(name, value)).toEqual(mutations);
});

test.each([
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['ariaLabelledby', 'aria-labelledby'],
  ['aria', undefined],
  ['role1', undefined],
])('%s is the attribute %s', (name, attribute) => {
  expect(attributeName(name)).toBe(attribute);
});

test('only the active mutant changes a value, and all are noted', () => {
  const before = globalThis.ariaMutants;
  globalThis.ariaMutants = { active: 'here removed', reached: new Set() };
  try {
    expect([mutated('here', 'role', 'alert'), mutated('there', 'role', 'alert')]).toEqual([
      undefined,
      'alert',
    ]);
    expect(Array.from(state().reached)).toEqual(['here removed', 'there removed', 'there changed']);
  } finally {
    globalThis.ariaMutants = before;
  }
});

test('stories of other components and tests of the same folder come first', () => {
  const reached = new Set(['a/b/c.tsx:1:1 role removed']);
  const shown = ['x--one', 'x--two', 'y--one'].map(
    (story) => /** @type {const} */ ([story, { reached, tree: '' }]),
  );
  expect(storiesFor('a/b/c.tsx:1:1 role removed', new Map(shown))).toEqual(['x--one', 'y--one', 'x--two']);
  const tests = ['a/x.test.tsx', 'a/b/c.test.tsx'].map((file) => ({ project: 'unit', file, id: file, name: '', duration: 1, reached })); // prettier-ignore
  expect(testsFor('a/b/c.tsx:1:1 role removed', false, tests).map(({ file }) => file)).toEqual(['a/b/c.test.tsx', 'a/x.test.tsx']); // prettier-ignore
  expect(testsFor('a/b/c.tsx:9:9 lang removed', false, tests)).toEqual([]);
  expect(testsFor('a/b/c.tsx:9:9 lang removed', true, tests)).toHaveLength(2);
});

test('survivors are named with their source, then the score', () => {
  const noticed = { by: 'tree', where: 'x--one', how: '' };
  const outcome = { source: 'role="alert"', isReached: true };
  expect(
    summary([
      { ...outcome, mutant: 'a.tsx:1:1 role removed', noticed },
      { ...outcome, mutant: 'a.tsx:1:1 role changed', noticed: undefined },
      { ...outcome, mutant: 'a.tsx:2:1 role removed', noticed: undefined, isReached: false },
    ]).lines,
  ).toEqual([
    'a.tsx:1:1 role changed: role="alert"',
    'a.tsx:2:1 role removed: role="alert" (no test gets here)',
    '33.33 %: 1 of 3 mutants noticed (1 by tree)',
  ]);
});
