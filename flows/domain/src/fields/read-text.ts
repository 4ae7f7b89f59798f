import type { FormValues } from '../model/issue.ts';
import { cleanText } from '../rules/clean-text.ts';
import { readEmail } from './email/read-email.ts';
import type { PlannedField } from './planned-field.ts';

/** Reads the value of one of a field's inputs. Its rule judges what it reads, and nothing else is sent or stored. */
export type ReadValue = (field: PlannedField, input: string, values: FormValues) => string;

/** Reads a text as `cleanText` writes it, an e-mail address alone, a password and a choice as they were entered. */
export const readText: ReadValue = (field, input, values) => {
  const value = values[input] ?? '';
  // A blank can be part of a password. A choice is one of the options or none.
  if (field.kind === 'password' || 'options' in field) return value;
  return field.kind === 'email' ? readEmail(value) : cleanText(value);
};
