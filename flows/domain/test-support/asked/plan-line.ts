import type { FormPlan } from '../../src/plan/form-plan.ts';
import type { PlannedField } from '../../src/fields/planned-field.ts';

const path = /^(?:personalData|address|cardSelection\.address|cardSelection)\./;

/** `firstName*` of a field that must be answered, `(firstName)` of one that cannot be changed. */
function written({ name, required, disabled }: PlannedField): string {
  const short = name.replace(path, '');
  return disabled ? `(${short})` : short + (required ? '*' : '');
}

/** A plan as a row of the tables has it: the fields in order, then the consents; or why the form is not offered. */
export function planLine({ fields, consents, unavailable }: FormPlan): string {
  if (unavailable) return unavailable;
  const agreed = consents.map(({ kind, required }) => kind + (required ? '*' : ''));
  return [fields.map(written), agreed].map((part) => part.join(' ') || '-').join(' | ');
}
