import { expect, test } from 'vitest';
import { original, score, scoreLine, survivors } from './mutation-score.mjs';

const source = 'const a = 1;\nif (a > 0) {\n  go();\n}\n';
const at = (
  /** @type {number} */ line,
  /** @type {number} */ column,
  /** @type {number} */ endLine,
  /** @type {number} */ endColumn,
) => ({ start: { line, column }, end: { line: endLine, column: endColumn } });

const mutant = (
  /** @type {string} */ status,
  /** @type {Partial<import('./mutation-score.mjs').Mutant>} */ more = {},
) => ({
  fileName: '/shop/src/b.ts',
  location: at(2, 5, 2, 10),
  mutatorName: 'EqualityOperator',
  replacement: 'a >= 0',
  status,
  ...more,
});

test('the original is the text between the two positions', () => {
  expect(original(source, at(2, 5, 2, 10))).toBe('a > 0');
  expect(original(source, at(2, 12, 4, 2))).toBe('{\n  go();\n}');
});

test('names each mutant that no test found, by file and line', () => {
  const mutants = [
    mutant('Survived'),
    mutant('Killed'),
    mutant('Timeout'),
    mutant('NoCoverage', { location: at(1, 11, 1, 12), mutatorName: 'Number', replacement: '2' }),
    mutant('Survived', {
      fileName: '/shop/src/a.ts',
      location: at(2, 12, 4, 2),
      mutatorName: 'Block',
      replacement: '{}',
    }),
  ];
  expect(survivors(mutants, '/shop', () => source)).toEqual([
    'src/a.ts:2 Block { go(); } -> {}',
    'src/b.ts:1 Number 1 -> 2 (no test gets here)',
    'src/b.ts:2 EqualityOperator a > 0 -> a >= 0',
  ]);
});

test('a long mutant is shortened', () => {
  const [line = ''] = survivors(
    [mutant('Survived', { replacement: 'x'.repeat(300) })],
    '/shop',
    () => source,
  );
  expect(line).toMatch(/ -> x{79}…$/);
});

test('the score is the share of found mutants among those that could run, and never rounds up', () => {
  const states = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
  expect(score(states.map((state) => mutant(state)))).toBe(50);
  expect(scoreLine(states.map((state) => mutant(state)))).toBe(
    'Mutation score 50.00 %: 2 of 4 mutants found, 2 not tried',
  );
  const almost = [...Array.from({ length: 8999 }, () => mutant('Killed')), mutant('Survived')];
  expect(scoreLine(almost)).toBe('Mutation score 99.98 %: 8999 of 9000 mutants found');
});

test('without a mutant there is no score', () => {
  expect(score([])).toBeUndefined();
  expect(score([mutant('Ignored')])).toBeUndefined();
});
