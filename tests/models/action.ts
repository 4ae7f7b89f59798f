import fc from 'fast-check';

/** The actions that can happen to a form, each with its frequency. */
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

/**
 * An action. The meaning of its numbers depends on what the form shows at that time, so that earlier actions
 * can be removed.
 */
export interface Action<Name extends string = ActionName> {
  readonly name: Name;
  /** The number of the control, or of the way. */
  readonly at: number;
  /** The number of the value. */
  readonly pick: number;
}

const names = Object.entries(weights).map(([name, weight]) => ({
  weight: weight * 10,
  arbitrary: fc.constant(name),
}));

const isName = (name: string): name is DrawnName => Object.hasOwn(weights, name);

/** An action as it is drawn. `goOn` takes the form to its next state, whatever the present one is. */
export type DrawnAction = Action<DrawnName>;

/** Draws one action. */
const action: fc.Arbitrary<DrawnAction> = fc.record({
  name: fc.oneof(...names).filter(isName),
  at: fc.nat(999),
  pick: fc.nat(99_999),
});

/** Draws a sequence of actions. */
export const actions = fc.array(action, { minLength: 1, maxLength: 24, size: 'max' });

/**
 * Returns the action for the present state. `goOn` submits the form, answers its request, or returns to it.
 */
export function actionIn(state: 'editing' | 'pending' | 'left', { name, ...numbers }: DrawnAction): Action {
  if (name !== 'goOn') return { name, ...numbers };
  const step = {
    editing: 'send',
    pending: 'answer',
    left: numbers.pick % 2 === 0 ? 'comeBack' : 'reload',
  } as const;
  return { name: step[state], ...numbers };
}

/** Returns an item by a drawn number. */
export const nth = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
