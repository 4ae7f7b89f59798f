import { axeResults, wcagTags } from '../../e2e/support/axe.ts';
import type { Check, Finding } from '../check.ts';
import { isJudged } from '../judgements.ts';
import { criterionOf } from '../story-failures.ts';

/** The criteria that axe has a rule for on pages such as these. */
const proves = [
  '1.1.1',
  '1.3.1',
  '1.3.4',
  '1.3.5',
  '1.4.1',
  '1.4.3',
  '1.4.4',
  '1.4.12',
  '2.1.1',
  '2.2.1',
  '2.2.2',
  '2.4.1',
  '2.4.2',
  '2.4.4',
  '2.5.3',
  '2.5.8',
  '3.1.1',
  '3.1.2',
  '3.3.2',
  '4.1.2',
];

/** Runs axe. What it cannot decide is a fault too, unless a person has judged it. */
export const axe: Check = {
  name: 'axe',
  title: 'axe finds nothing wrong, and nothing that it cannot decide and no person has judged',
  proves,
  everywhere: true,
  run: async ({ page, state }) => {
    const also = ['label-content-name-mismatch', 'css-orientation-lock'];
    const { violations, incomplete } = await axeResults(page, { tags: wcagTags, also });
    const found = (results: typeof violations, verb: string) =>
      results.flatMap(({ id, tags, nodes }): Finding[] => {
        const criterion = tags.flatMap((tag) => criterionOf(tag) ?? []).at(0) ?? '1.3.1';
        return nodes.map(({ html }) => ({ criterion, what: `axe ${verb} ${id}: ${html.slice(0, 200)}` }));
      });
    const open = incomplete.filter(({ id }) => !isJudged(id, state));
    return [...found(violations, 'reports'), ...found(open, 'cannot decide')];
  },
};
