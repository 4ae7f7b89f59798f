import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CountryIndex, indexOf } from './country-index.ts';
import { foldCode } from './fold.ts';
import { judgeIn } from './judge.ts';
import { unpack } from './packed-file.ts';
import { countOf, textAt } from './texts.ts';
import { codePlacesOf, shownTownsOf } from './towns-of.ts';

const countries = new Map(
  [...unpack(readFileSync(join(import.meta.dirname, 'data/postal-codes.br')))].map(([code, columns]) => [
    code,
    indexOf(columns),
  ]),
);

/**
 * Addresses of universities, hospitals and other institutions as their own lists write them. None is from the packed data. The last
 * column has the source of each, and the first lines explain the selection.
 */
const truePairs = readFileSync(join(import.meta.dirname, '../../../test-support/true-pairs.tsv'), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'));

describe('true pairs from public addresses', () => {
  it('are 350 at least, twelve of each country, each with its source', () => {
    expect(truePairs.length).toBeGreaterThanOrEqual(350);
    const few = [...countries.keys()].filter(
      (country) => truePairs.filter(([its]) => its === country).length < 12,
    );
    expect(few).toEqual([]);
    expect(truePairs.filter(([, , , source]) => !source?.includes('.'))).toEqual([]);
    expect(new Set(truePairs.map((pair) => pair.join(' '))).size).toBe(truePairs.length);
  });

  it('are judged wrong in one of 200 cases at most', () => {
    const wrong = truePairs.filter(([country = '', code = '', town = '']) => {
      const index = countries.get(country);
      return !index || judgeIn(index, code, town) === 'mismatch';
    });
    expect(wrong.slice(Math.floor(truePairs.length / 200))).toEqual([]);
  });
});

/** The same numbers below a bound in each run. */
function drawing(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A code of a country with a town that has no code in its region. */
function wrongPair(index: CountryIndex, draw: (bound: number) => number) {
  const code = textAt(index.codes, draw(countOf(index.codes)));
  const other = draw(countOf(index.codes));
  const [town] = shownTownsOf(index, other);
  const region = foldCode(code).slice(0, 2);
  const isElsewhere = (place: number) => !foldCode(textAt(index.codes, place)).startsWith(region);
  return town !== undefined && codePlacesOf(index, town).every(isElsewhere)
    ? { code, town: textAt(index.towns, town).split(' / ')[0] ?? '' }
    : undefined;
}

it('finds 95 of 100 pairs with a town of another region', () => {
  const draw = drawing(20_094);
  const indexes = [...countries.values()];
  let [drawn, found] = [0, 0];
  while (drawn < 1000) {
    const index = indexes[draw(indexes.length)];
    const pair = index && wrongPair(index, draw);
    if (!pair) continue;
    drawn += 1;
    if (judgeIn(index, pair.code, pair.town) === 'mismatch') found += 1;
  }
  expect(found).toBeGreaterThanOrEqual(950);
});
