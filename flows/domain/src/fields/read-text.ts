import type { FormValues } from '../model/issue.ts';
import { cleanText } from '../rules/clean-text.ts';
import { readEmail } from './email/read-email.ts';
import type { FieldKind, PlannedField } from './planned-field.ts';

/** Reads the value of one of a field's inputs. Its rule judges what it reads, and nothing else is sent or stored. */
export type ReadValue = (field: PlannedField, input: string, values: FormValues) => string;

// A blank can be part of a password. A choice is one of the values on offer or none.
const asEntered: ReadonlySet<FieldKind> = new Set(['password', 'salutation', 'cardLayout']);

/** Reads a text as `cleanText` writes it, an e-mail address alone, a password and a choice as they were entered. */
export const readText: ReadValue = (field, input, values) => {
  const value = values[input] ?? '';
  if (asEntered.has(field.kind)) return value;
  return field.kind === 'email' ? readEmail(value) : cleanText(value);
};
