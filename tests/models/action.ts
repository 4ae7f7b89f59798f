import fc from 'fast-check';

/** What can happen to a form, and how often each of it does. */
const weights = {
  write: 10,
  choose: 8,
  tick: 5,
  visit: 4,
  fillIn: 5,
  submit: 7,
  goOn: 16,
  reload: 2,
  crash: 0.2,
  comeBack: 2,
  reset: 0.5,
  discardDraft: 0.5,
} as const;
type DrawnName = keyof typeof weights;
export type ActionName = Exclude<DrawnName, 'goOn'> | 'send' | 'answer';

/** One thing that happens. What its numbers stand for follows from what the form shows by then, so that it can be left out. */
export interface Action<Name extends string = ActionName> {
  readonly name: Name;
  /** Which of the controls, or of the ways. */
  readonly at: number;
  /** Which of the values. */
  readonly pick: number;
}

const names = Object.entries(weights).map(([name, weight]) => ({
  weight: weight * 10,
  arbitrary: fc.constant(name),
}));

const isName = (name: string): name is DrawnName => Object.hasOwn(weights, name);

/** As it is drawn: `goOn` takes the form a step further, whichever that is by then. */
export type DrawnAction = Action<DrawnName>;

/** Draws one thing that happens. */
const action: fc.Arbitrary<DrawnAction> = fc.record({
  name: fc.oneof(...names).filter(isName),
  at: fc.nat(999),
  pick: fc.nat(99_999),
});

/** Draws what happens one after the other. */
export const actions = fc.array(action, { minLength: 1, maxLength: 24, size: 'max' });

/** What an action is by the time it happens: who goes on sends the form, gets its answer, or returns to it. */
export function actionIn(state: 'editing' | 'pending' | 'left', { name, ...numbers }: DrawnAction): Action {
  if (name !== 'goOn') return { name, ...numbers };
  const step = {
    editing: 'send',
    pending: 'answer',
    left: numbers.pick % 2 === 0 ? 'comeBack' : 'reload',
  } as const;
  return { name: step[state], ...numbers };
}

/** One of several, by a drawn number. */
export const nth = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
