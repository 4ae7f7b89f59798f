import type { FormValues } from '../model/issue.ts';
import { cleanText } from '../rules/clean-text.ts';
import { normaliseEmail } from '../rules/person/email.ts';
import type { PlannedField } from './planned-field.ts';

/** How the value of one of a field's inputs reads. Its rule judges what it reads, and nothing else is sent or kept. */
export type ReadValue = (field: PlannedField, input: string, values: FormValues) => string;

// A blank can be part of a password, and a choice is one of the values on offer or none.
const asEntered: ReadonlySet<PlannedField['kind']> = new Set(['password', 'salutation', 'cardLayout']);

/** Reads a text as `cleanText` writes it, an e-mail address alone; a password and a choice as they were entered. */
export const readText: ReadValue = (field, input, values) => {
  const value = values[input] ?? '';
  if (asEntered.has(field.kind)) return value;
  return field.kind === 'email' ? normaliseEmail(value) : cleanText(value);
};
