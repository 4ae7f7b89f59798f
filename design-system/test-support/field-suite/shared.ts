import type { Shared } from './options.ts';
import type { FieldProperty } from './properties.ts';

/**
 * Properties that many fields get from the same code. The tests run each on one field of a kind. `npm run test:all` runs them on
 * all fields.
 */
const shared = {
  /**
   * Properties of the frame around the controls, `Field` or `FieldSet`: its error appears, disappears, is announced and gets the
   * focus.
   */
  frame: [
    'an error that appears when it is left is said once, politely, with its name',
    'an error that appears in it before it is left is said once, when it is left',
    'an error is not said after a submit, if it was there before, or if the page turns that off',
    'an error of the form goes at the first change, in one React commit',
    'the same error in another answer stands there again',
    'after a submit an error of the form gets the focus',
    'outside of its form, it shows the error of that form until its first change',
    'outside of its form, it gets the focus when that form has an error for it after a submit',
    'outside of its form, a shopper who types in it keeps the focus when an error comes',
  ],
  /** Properties that the browser provides for a text. */
  text: [
    'in a shadow root, it makes the same of a text as in the document',
    'in another window, it makes the same of a text as in the document',
  ],
} as const satisfies Record<Shared, readonly FieldProperty[]>;

const all = import.meta.env['VITE_TEST_COMBINATIONS'] === 'all';

/** Returns the properties that run on another field, because the field shares their code. */
export const triedElsewhere = (has: readonly Shared[]): ReadonlySet<string> =>
  new Set(all ? [] : has.flatMap((each) => [...shared[each]]));
