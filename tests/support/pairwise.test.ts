import { describe, expect, test } from 'vitest';
import { combine } from './combine.ts';
import { onceEach, pairwise, product } from './pairwise.ts';

/** Returns the pairs of values in a row, each with its parameters. */
const pairsIn = (row: readonly number[]) =>
  row.flatMap((value, left) =>
    row.slice(left + 1).map((other, offset) => `${left}=${value} ${left + 1 + offset}=${other}`),
  );
const meetings = (rows: readonly (readonly number[])[]) => [...new Set(rows.flatMap(pairsIn))].sort();

describe.each([
  [[2, 2, 2], 4],
  [[9, 4, 3], 36],
  [[4, 9, 3, 2], 40],
  [[3, 3, 3, 3], 12],
  [[1, 5, 1], 5],
  [[6, 2], 12],
])('of parameters with %j values', (sizes, most) => {
  test('any two values of any two parameters occur together', () => {
    expect(meetings(pairwise(sizes))).toEqual(meetings(product(sizes)));
  });

  test(`needs at most ${most} rows, which are always the same`, () => {
    expect(pairwise(sizes).length).toBeLessThanOrEqual(most);
    expect(pairwise(sizes)).toEqual(pairwise(sizes));
  });
});

test.each([[[7, 9, 2]], [[7, 9, 3]], [[4, 1, 4]], [[3, 3]]])(
  'each value of parameters with %j values occurs, in the fewest rows',
  (sizes) => {
    const rows = onceEach(sizes);
    expect(rows).toHaveLength(Math.max(...sizes));
    for (const [parameter, size] of sizes.entries()) {
      expect(new Set(rows.map((row) => row[parameter]))).toEqual(
        new Set(Array.from({ length: size }).keys()),
      );
    }
  },
);

test('one parameter gets each of its values, and a parameter without values gives no rows', () => {
  expect(pairwise([3])).toEqual([[0], [1], [2]]);
  expect([pairwise([2, 0, 2]), product([2, 0, 2]), onceEach([2, 0, 2])]).toEqual([[], [], []]);
});

test('the product contains every combination once', () => {
  expect(new Set(product([2, 3, 4]).map(String)).size).toBe(24);
});

describe('the tried combinations', () => {
  const combined = (rowsOf: typeof pairwise) => combine(['a', 'b'], [1, 2], [true, false], rowsOf);

  test('cover every pair of values', () => {
    expect(combined(pairwise)).toEqual([
      ['a', 1, true],
      ['a', 2, false],
      ['b', 1, false],
      ['b', 2, true],
    ]);
  });

  test('are all of them on request', () => {
    expect(combined(product)).toHaveLength(8);
  });
});
