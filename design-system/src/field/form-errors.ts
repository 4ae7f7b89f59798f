import { createContext, use, useState } from 'react';
import { SharedErrors } from '../design-system-provider/shared-errors.ts';
import type { FieldErrors } from './field-props.ts';

/** The id and the errors of the `Form` around a field. */
export const FormErrors = createContext<{ id?: string | undefined; errors?: FieldErrors | undefined }>({});

declare const process: { env: { NODE_ENV?: string } };

/**
 * Returns the error that the field's form has for it. The error disappears at the first change of the field, which costs that
 * field one React commit. Later changes cost none. The form itself moves the focus.
 *
 * @param form the field's `form`, if that is not the form around it
 * @param names of the field in the form's errors; the first one with a text counts
 * @returns the error, and a listener for the field's input event. A listener for `onChange` would miss a value: after a reset,
 *   such as React's own after an action, React fires no change event for the old value
 */
export function useFormError(form: string | undefined, names: readonly (string | undefined)[]) {
  const around = use(FormErrors);
  const errors = form === undefined || form === around.id ? around.errors : use(SharedErrors)[0][form];
  if (process.env.NODE_ENV !== 'production') noteNames(errors, names);
  const [changed, setChanged] = useState<typeof errors>();
  const shown = changed === errors ? undefined : errors;
  // Flattened, because validators return lists of texts. The field shows one at a time.
  const error = names.flatMap((name) => name && shown?.[name]).find(Boolean);
  return [error, error ? () => setChanged(errors) : undefined] as const;
}

// `noteNames` and `warnOfUnknown` are for development only. A bundler removes code behind `NODE_ENV` from a shopper's page, as in
// React.

/** The names for which fields have requested an error. */
const asked = new WeakMap<FieldErrors, Set<string>>();

/** Records the names for which a field requests its error. */
function noteNames(errors: FieldErrors | undefined, names: readonly (string | undefined)[]): void {
  if (!errors) return;
  const known = asked.get(errors) ?? new Set();
  asked.set(errors, known);
  for (const name of names) if (name) known.add(name);
}

/** Milliseconds until every field is mounted, including fields that are loaded first. */
const FIELDS_WAIT_MS = 2000;

/** Warns of errors that no field shows, because no field has their name. Returns a function that cancels the warning. */
export function warnOfUnknown(errors: FieldErrors): () => void {
  const timer = setTimeout(() => {
    const known = asked.get(errors);
    const unknown = Object.keys(errors).filter(
      (name) => [errors[name]].flat().some(Boolean) && !known?.has(name),
    );
    if (unknown.length > 0) {
      const names = unknown.map((name) => `"${name}"`).join(', ');
      console.warn(`No field of the form has the name ${names}. Its error in \`errors\` is not shown.`);
    }
  }, FIELDS_WAIT_MS);
  return () => clearTimeout(timer);
}
