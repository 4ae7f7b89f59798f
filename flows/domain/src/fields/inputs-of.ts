// In a file of its own because the page needs it at once, and `planned-field.ts` only when the form is sent.
import type { PlannedField } from './planned-field.ts';

/** Returns the names of a field's inputs. */
export function inputsOf(field: PlannedField): readonly string[] {
  const { name } = field;
  if (field.kind === 'birthDate') return ['day', 'month', 'year'].map((part) => `${name}.${part}`);
  return field.kind === 'mobilePhone' ? [name, field.numberName] : [name];
}
