import type { Shared } from './options.ts';
import type { FieldProperty } from './properties.ts';

/**
 * Properties that many fields have by the same code. Each is tried on one field of a kind, and on all of them in
 * `npm run test:all`.
 */
const shared = {
  /** Of the frame around the controls, `Field` or `FieldSet`: when its error comes, goes, is said and gets the focus. */
  frame: [
    'an error that appears when it is left is said once, politely, with its name',
    'an error is not said that a submit has brought, that stood there before, or that nobody wants said',
    'an error of the form goes at the first change, in one React commit',
    'the same error in another answer stands there again',
    'after a submit an error of the form gets the focus',
    'outside of its form, it shows the error of that form until its first change',
    'outside of its form, it gets the focus when that form has an error for it after a submit',
    'outside of its form, somebody who types in it keeps the focus when an error comes',
  ],
  /** Of what the browser itself makes of a text. */
  text: [
    'in a shadow root, it makes the same of a text as in the document',
    'in another window, it makes the same of a text as in the document',
  ],
} as const satisfies Record<Shared, readonly FieldProperty[]>;

const all = import.meta.env['VITE_TEST_COMBINATIONS'] === 'all';

/** The properties that are tried on another field in place of one that has this in common with it. */
export const triedElsewhere = (has: readonly Shared[]): ReadonlySet<string> =>
  new Set(all ? [] : has.flatMap((each) => [...shared[each]]));
