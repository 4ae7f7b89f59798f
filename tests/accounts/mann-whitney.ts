/**
 * Returns the probability that a random number of `ones` is larger than one of `others` (Mann-Whitney U, as an AUC). Equal numbers count
 * half. It is 0.5 if the two cannot be told apart. A few slow answers hardly change it.
 */
export function aucOf(ones: readonly number[], others: readonly number[]): number {
  const sorted = [
    ...ones.map((value) => ({ value, isOne: true })),
    ...others.map((value) => ({ value, isOne: false })),
  ].toSorted((one, other) => one.value - other.value);
  let ranks = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && sorted[end]?.value === sorted[start]?.value) end += 1;
    // Equal numbers share the mean of their ranks, which begin with 1.
    const rank = (start + 1 + end) / 2;
    ranks += rank * sorted.slice(start, end).filter(({ isOne }) => isOne).length;
    start = end;
  }
  return (ranks - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length);
}

/** Returns the standard error of that probability for so many pairs, if the two cannot be told apart. */
export const errorOfAuc = (pairs: number): number => Math.sqrt((2 * pairs + 1) / (12 * pairs * pairs));
