import type { FormPlan } from '../plan/form-plan.ts';
import { inputsOf } from '../fields/planned-field.ts';
import { isBlank } from '../rules/bounds.ts';
import { addressPaths, addressToggles } from '../model/address.ts';
import type { Submission } from './submission.ts';

const toggles: ReadonlySet<string> = new Set(
  addressPaths.flatMap((path) => addressToggles.map((each) => `${path}.${each}`)),
);

// Every call has an e-mail address, which is known of a customer. A consent that the form does not show proves nothing.
const isNoAnswer = (name: string) => name === 'email' || name.startsWith('consents.') || toggles.has(name);

/**
 * Finds the answers that would not be kept, because the form does not ask for them: to acknowledge them would be a promise.
 * @returns the names of their inputs.
 */
export function unexpectedInputs({ fields }: FormPlan, values: Submission['values']): readonly string[] {
  const asked = new Set(fields.flatMap(inputsOf));
  // Where the card itself is asked for, its membership is what the form is about.
  if (asked.has('cardSelection.layout')) asked.add('cardMembership');
  return Object.entries(values).flatMap(([name, value]) => {
    // Every card begins as a digital one (Registration §4), so the word alone is no answer.
    const empty = isBlank(value) || (name === 'cardSelection.layout' && value === 'DIGITAL');
    return empty || asked.has(name) || isNoAnswer(name) ? [] : [name];
  });
}
