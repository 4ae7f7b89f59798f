import fc from 'fast-check';

/** What can happen to a form, and how often each of it does. */
const weights = {
  write: 10,
  choose: 8,
  tick: 5,
  visit: 4,
  fillIn: 5,
  submit: 9,
  answer: 10,
  reload: 2,
  crash: 0.2,
  comeBack: 2,
  reset: 0.5,
  discardDraft: 0.5,
} as const;
export type ActionName = keyof typeof weights;

/** One thing that happens. What its numbers stand for follows from what the form shows by then, so that it can be left out. */
export interface Action {
  readonly name: ActionName;
  /** Which of the controls, or of the ways. */
  readonly at: number;
  /** Which of the values. */
  readonly pick: number;
}

const names = Object.entries(weights).map(([name, weight]) => ({
  weight: weight * 10,
  arbitrary: fc.constant(name),
}));

const isName = (name: string): name is ActionName => Object.hasOwn(weights, name);

/** Draws one thing that happens. */
const action: fc.Arbitrary<Action> = fc.record({
  name: fc.oneof(...names).filter(isName),
  at: fc.nat(999),
  pick: fc.nat(99_999),
});

/** Draws what happens one after the other. */
export const actions = fc.array(action, { minLength: 1, maxLength: 24, size: 'max' });

/** One of several, by a drawn number. */
export const nth = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
