import type { FormValues } from '../model/issue.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { ReadValue } from './read-text.ts';

/**
 * The values of a plan's inputs, by their names, as the rules judge them. They are sent and stored as they are here. A map, so that
 * the compiler tells them from the values that the shopper entered.
 */
export type JudgedValues = ReadonlyMap<string, string>;

/** Reads each input of a plan once. The plan's consents stay as they are. */
export function readInputs(
  { fields, consents }: FormPlan,
  entered: FormValues,
  read: ReadValue,
): JudgedValues {
  const values = new Map<string, string>();
  for (const field of fields) {
    for (const input of field.inputs) values.set(input, read(field, input, entered));
  }
  for (const { name } of consents) values.set(name, entered[name] ?? '');
  return values;
}
