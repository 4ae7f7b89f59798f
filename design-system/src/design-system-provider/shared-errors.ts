import { createContext } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { FieldErrors } from '../field/field-props.ts';

/** The errors of each form that has an id and errors. */
export type ErrorsById = Readonly<Record<string, FieldErrors>>;

/**
 * The errors for fields that belong to a form by `form="…"` and are outside of it, and their setter. Outside of a provider there
 * is no setter. It is beside the provider because a bundler may copy
 * the modules of fields, and in a file of its own because most components need only the texts.
 */
export const SharedErrors = createContext<
  readonly [errors: ErrorsById, publish?: Dispatch<SetStateAction<ErrorsById>>]
>([{}]);
