import axe from 'axe-core';
import { everyStory } from './proofs.ts';

/** The words of the faults of a story's checks, each with its criteria. `layout` is the criterion of the condition. */
const words: readonly (readonly [RegExp, readonly string[]])[] = [
  [/a target needs/, ['2.5.8']],
  [/has the focus and is/, ['2.4.11']],
  [/does not show that it has the focus/, ['2.4.7']],
  [/the ring around/, ['2.4.7', '1.4.11']],
  [/cut off by|covered by|beyond the edge|lie over each other|px wide in a window|needs \d+ px/, ['layout']],
];

/** Returns the number of a criterion for a tag of axe: `wcag1412` is 1.4.12. */
export const criterionOf = (tag: string): string | undefined =>
  /^wcag(?<principle>\d)(?<guideline>\d)(?<number>\d+)$/.exec(tag)?.slice(1).join('.');

const rules = new Map(
  axe.getRules().map(({ ruleId, tags }) => [ruleId, tags.flatMap((tag) => criterionOf(tag) ?? [])]),
);

/**
 * Returns the criteria that a failed story concerns. If the failure names none of them, it concerns all.
 * @param own the criterion of its condition
 */
export function criteriaOf(failure: string, own: string): readonly string[] {
  const proven = [own, ...everyStory];
  const named = new Set(
    failure.split('\n').flatMap((line) => {
      if (/^\s*at /.test(line)) return [];
      const [, criteria] = words.find(([pattern]) => pattern.test(line)) ?? [];
      if (criteria) return criteria.map((criterion) => (criterion === 'layout' ? own : criterion));
      return (line.match(/[a-z]+(?:-[a-z]+)+/g) ?? []).flatMap((word) => rules.get(word) ?? []);
    }),
  );
  const concerned = proven.filter((criterion) => named.has(criterion));
  return concerned.length > 0 ? concerned : proven;
}
