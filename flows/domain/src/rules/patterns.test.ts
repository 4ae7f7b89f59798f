import { describe, expect, it, test } from 'vitest';
import { backtracking, isAttackable } from '../../test-support/backtracking.ts';
import { type Pattern, patternsOf, readPatterns, sourcesIn } from '../../test-support/regular-expressions.ts';

/** Patterns that only a person can judge, as `/source/flags`, and what that person found. */
const judged: Readonly<Record<string, string>> = {};

const files = [...sourcesIn('flows/domain/src'), ...sourcesIn('flows/form/src')];
const patterns: Pattern[] = [];
// One file after the other: the listening that one needs must have ended before the next begins.
for (const file of files) patterns.push(...(await patternsOf(file)));
const written = ({ source, flags }: { readonly source: string; readonly flags: string }) =>
  `/${source}/${flags}`;

describe('no regular expression of domain and form backtracks', () => {
  const rows = patterns.map((pattern) => [`${pattern.place} ${written(pattern)}`, pattern] as const);
  test.for(rows.filter(([, pattern]) => !(written(pattern) in judged)))(
    '%s',
    { timeout: 30_000 },
    ([, pattern]) => expect(backtracking(pattern)).toBe('linear'),
  );

  test('those judged by a person exist, are beyond the checker, and stand an attack', () => {
    const known = patterns.filter((pattern) => written(pattern) in judged);
    expect([...new Set(known.map(written))].sort()).toEqual(Object.keys(judged).sort());
    expect(known.filter((pattern) => !backtracking(pattern).startsWith('unproven'))).toEqual([]);
    expect(known.filter(isAttackable)).toEqual([]);
  });
});

describe('the check itself', () => {
  test.for([
    [/(a+)+$/, 'exponential'],
    [/^(?:\p{L}|[^\p{N}])*!/u, 'exponential'],
    [/\s+$/, '2nd degree polynomial'],
    [/^a*a*a*$/, '3rd degree polynomial'],
    [/(?<=a)(?:b+)+$/, 'unproven: look-behind assertion'],
    [/^(a+)\1$/, 'unproven: back-reference'],
    [new RegExp('^[a-z]+$', 'v'), 'unproven: unknown flag'],
    [/^\p{L}{2,63}$/iu, 'linear'],
  ] as const)('%s is %s', ([pattern, degree]) => expect(backtracking(pattern)).toBe(degree));

  it('attacks what it cannot prove', () => {
    expect(isAttackable(/(?<=a)(?:b+)+$/)).toBe(true);
    expect(isAttackable(/(?<=a)b$/)).toBe(false);
  });

  it('sees literals, and where RegExp is called', () => {
    const code =
      'const a: RegExp = /a/u;\nexport const b = [new RegExp("b"), globalThis.RegExp("c"), a.test("d")];';
    expect(readPatterns(code, 'some.ts')).toEqual({
      literals: [{ source: 'a', flags: 'u', place: 'some.ts:1' }],
      calls: 2,
    });
  });

  it('sees what a module builds from parts', () => {
    const built = patterns.filter(({ place }) => place.startsWith('flows/domain/src/rules/characters.ts'));
    expect(built.some(({ source }) => source.includes('com|net|org'))).toBe(true);
  });
});
