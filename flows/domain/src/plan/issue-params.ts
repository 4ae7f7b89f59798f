import type { Issue } from '../model/issue.ts';
import type { FormPlan } from './form-plan.ts';

/** The bound that a key's message speaks of, by the key's ending. */
const spokenOf = [
  ['MinLength', 'min'],
  ['MaxLength', 'max'],
  ['Length', 'length'],
  ['taxNumberIsInvalid', 'length'],
] as const;

/**
 * What a key's message speaks of: a bound, the minimum age, the wrong part of a date, or the format of the country's postal
 * codes. It follows from the plan and the field, so that the page need not be told by the server.
 */
export function issueParams({ field = '', code }: Issue, { fields }: FormPlan): Issue['params'] {
  // A part of a birth date begins with the name of the date.
  const planned = fields.find(
    (each) =>
      `${field}.`.startsWith(`${each.name}.`) || (each.kind === 'mobilePhone' && each.numberName === field),
  );
  if (planned?.kind === 'birthDate') {
    if (code === 'birthDateError') return { part: field.slice(planned.name.length + 1) };
    return code === 'birthDateMinAge' ? { age: planned.minimumAge } : undefined;
  }
  const example = planned?.kind === 'postalCode' && planned.country.postal?.example;
  if (example && code === 'postalCodeFormat') return { format: example };
  const bound = spokenOf.find(([ending]) => code.endsWith(ending))?.[1];
  const value = bound && planned?.bounds?.[bound];
  return bound && value !== undefined ? { [bound]: value } : undefined;
}
