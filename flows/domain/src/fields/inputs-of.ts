// In a file of its own because the page needs it at once, and `planned-field.ts` only when the form is sent.
import type { PlannedField } from './planned-field.ts';

/** Returns the names of a field's inputs. */
export function inputsOf(field: PlannedField): readonly string[] {
  switch (field.kind) {
    case 'birthDate':
      return [`${field.name}.day`, `${field.name}.month`, `${field.name}.year`];
    case 'mobilePhone':
      return [field.name, field.numberName];
    default:
      return [field.name];
  }
}
