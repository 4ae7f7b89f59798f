import { createContext } from 'react';
import type { ReactNode } from 'react';

/** A server's errors: a text for each name of a field; of a list of texts the first is shown. */
export type FieldErrors = Readonly<Record<string, ReactNode>>;

/** The errors of the `Form` around a field. */
export const FormErrors = createContext<FieldErrors | undefined>(undefined);
