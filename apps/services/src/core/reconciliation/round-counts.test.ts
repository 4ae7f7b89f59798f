import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noOutcomes, outcomeClasses } from './judge-outcomes.ts';
import { least, roundCounts } from './round-counts.ts';

/** Returns the least and the most that a number can be, beside the others of its row, whose total is between two bounds. */
function boundsOf(rounded: readonly number[], place: number, lowest: number, highest: number) {
  const own = rounded[place] ?? 0;
  const others = rounded.reduce((sum, each) => sum + each, 0) - own;
  const most = others + (rounded.length - 1) * (least - 1);
  return [Math.max(own, lowest - most), Math.min(own + least - 1, highest - others)] as const;
}

it('rounds down to a multiple of twenty', () => {
  const counts = { ...noOutcomes(), sent: 1019, lost: 19, blocked: 20 };
  expect(roundCounts(counts)).toEqual({ ...noOutcomes(), sent: 1000, blocked: 20 });
});

it('leaves twelve values for each number, whatever the numbers of all channels say of their common total', () => {
  const classes = outcomeClasses.length;
  // The edges of what one rounded number can be, and any number.
  const edge = fc.tuple(fc.nat(5), fc.constantFrom(0, 19)).map(([tens, rest]) => tens * least + rest);
  const number = fc.oneof(edge, fc.nat(19), fc.nat(400));
  const row = fc.array(number, { minLength: classes, maxLength: classes });
  const channels = fc
    .tuple(fc.array(row, { minLength: 1, maxLength: 4 }), fc.nat(2000))
    .map(([rows, more]) => {
      const sums = rows.map((each) => each.reduce((sum, one) => sum + one, 0));
      // The channels of a kind have the same outcomes.
      const total = Math.max(...sums) + more;
      return rows.map((each, place) => [(each[0] ?? 0) + total - (sums[place] ?? 0), ...each.slice(1)]);
    });
  fc.assert(
    fc.property(channels, (rows) => {
      const shown = rows.map((each) => each.map((exact) => exact - (exact % least)));
      const sums = shown.map((each) => each.reduce((sum, one) => sum + one, 0));
      const lowest = Math.max(...sums);
      const highest = Math.min(...sums) + classes * (least - 1);
      for (const each of shown)
        for (const place of each.keys()) {
          const [from, to] = boundsOf(each, place, lowest, highest);
          expect(to - from + 1).toBeGreaterThanOrEqual(12);
        }
    }),
    { numRuns: 1000 },
  );
});
