import { type ClassCounts, type OutcomeClass, outcomeClasses } from './judge-outcomes.ts';

/** Fewer outcomes than this are not shown. */
export const least = 20;

/**
 * Rounds each number down to a multiple of 20, so that fewer than 20 become 0. The channels of a kind share their total, so an exact
 * number of one channel would reveal a hidden number of another. With at most nine classes, what the rounded numbers of all channels
 * say together leaves 12 or more values for each number (`round-counts.test.ts`).
 */
export function roundCounts(counts: ClassCounts): ClassCounts {
  const rounded: Partial<Record<OutcomeClass, number>> = {};
  for (const name of outcomeClasses) rounded[name] = counts[name] - (counts[name] % least);
  return { ...counts, ...rounded };
}
