import { createContext, use, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { FieldErrors } from './field-props.ts';
import { noteNames } from './warn-of-unknown.ts';

/** The errors of each form that has an id and errors. */
export type ErrorsById = Readonly<Record<string, FieldErrors>>;

/** The id and the errors of the `Form` around a field. */
export const FormErrors = createContext<{ id?: string | undefined; errors?: FieldErrors | undefined }>({});

/**
 * The errors for fields that belong to a form by `form="…"` and are not within it, and what changes them. Outside of a provider
 * nothing does.
 */
export const SharedErrors = createContext<
  readonly [errors: ErrorsById, publish?: Dispatch<SetStateAction<ErrorsById>>]
>([{}]);

declare const process: { env: { NODE_ENV?: string } };

/**
 * The error that `errors` of the field's form has for it. It goes away at the field's first change, which costs that field one React
 * commit; later changes cost none. The form itself moves the focus.
 *
 * @param form the field's `form`, if it belongs to another one than that around it
 * @param names under which the form may speak of the field; the first that has a text counts
 * @returns the error, and what hears the field's input. Not its `onChange`: after a reset, such as React's own after an action,
 *   React hears no change back to the value from before.
 */
export function useFormError(form: string | undefined, names: readonly (string | undefined)[]) {
  const around = use(FormErrors);
  const errors = form === undefined || form === around.id ? around.errors : use(SharedErrors)[0][form];
  if (process.env.NODE_ENV !== 'production') noteNames(errors, names);
  const [changed, setChanged] = useState<typeof errors>();
  const shown = changed === errors ? undefined : errors;
  // Flat, because validators give lists of texts; one at a time is enough to mend.
  const error = names.flatMap((name) => name && shown?.[name]).find(Boolean);
  return [error, error ? () => setChanged(errors) : undefined] as const;
}
