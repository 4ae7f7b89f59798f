import type { PlannedField } from './planned-field.ts';

/** The names of the inputs that make up a field. */
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
