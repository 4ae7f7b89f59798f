import { createContext } from 'react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';

/** A server's errors: a text for each name of a field; of a list of texts the first is shown. */
export type FieldErrors = Readonly<Record<string, ReactNode>>;

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
