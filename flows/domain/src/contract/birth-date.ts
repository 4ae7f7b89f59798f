import type { FormValues } from '../model/issue.ts';
import type { RegistrationRequest } from './registration.ts';

type BirthDate = NonNullable<RegistrationRequest['personalData']['birthDate']>;

// What is not a number stays away from the request as an impossible part, so that the rules still find it.
const datePart = (text = '', digits: number) => {
  const part = text.trim();
  if (part === '') return undefined;
  return part.length <= digits && /^\d+$/.test(part) ? Number(part) : 0;
};

/** A birth date as it travels; a part that was left empty is absent. */
export function toBirthDate(values: FormValues): BirthDate {
  const parts: BirthDate = {};
  for (const key of ['day', 'month', 'year'] as const) {
    const value = datePart(values[`personalData.birthDate.${key}`], key === 'year' ? 4 : 2);
    if (value !== undefined) parts[key] = value;
  }
  return parts;
}
