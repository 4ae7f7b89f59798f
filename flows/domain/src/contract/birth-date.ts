import type { FormValues } from '../model/issue.ts';
import type { BirthDateField } from '../plan/planned-field.ts';
import { readText } from '../plan/read-text.ts';
import type { RegistrationRequest } from './registration.ts';

type BirthDate = NonNullable<RegistrationRequest['personalData']['birthDate']>;

// What is not a number is sent as an impossible part, so that the rules still find it.
const datePart = (part: string, digits: number) => {
  if (part === '') return undefined;
  return part.length <= digits && /^\d+$/.test(part) ? Number(part) : 0;
};

/** A birth date as it travels; a part that was left empty is absent. */
export function toBirthDate(field: BirthDateField, values: FormValues): BirthDate {
  const parts: BirthDate = {};
  for (const key of ['day', 'month', 'year'] as const) {
    const value = datePart(readText(field, `${field.name}.${key}`, values), key === 'year' ? 4 : 2);
    if (value !== undefined) parts[key] = value;
  }
  return parts;
}
