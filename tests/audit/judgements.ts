import type { StateName } from './check.ts';

/** A written judgement on what axe cannot decide. */
interface Judgement {
  /** The rule of axe. */
  readonly rule: string;
  /** The states in which it cannot decide. */
  readonly states: readonly StateName[];
  /** The day of the judgement. */
  readonly date: string;
  readonly judgement: string;
}

/** All judgements. Make a judgement again after a change of its component. */
export const judgements: readonly Judgement[] = [
  {
    rule: 'aria-hidden-focus',
    states: ['dialog', 'flyout', 'flyout wrong'],
    date: '2026-11-28',
    judgement:
      'The page behind a dialog is hidden, and axe cannot know that the focus does not get there. The walk with the Tab key shows that it stays in the dialog.',
  },
];

/** Returns true if there is a judgement on what a rule cannot decide in a state. */
export const isJudged = (rule: string, state: StateName): boolean =>
  judgements.some((judgement) => judgement.rule === rule && judgement.states.includes(state));
