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
 * Returns the names of inputs that the form does not ask for. The server would not store them, and a success would promise that it
 * did.
 */
export function unexpectedInputs({ fields }: FormPlan, values: Submission['values']): readonly string[] {
  const asked = new Set(fields.flatMap(inputsOf));
  // A form that asks for the layout of the card always registers its holder.
  if (asked.has('cardSelection.layout')) asked.add('cardMembership');
  return Object.entries(values).flatMap(([name, value]) => {
    // Every card is digital at first (Registration §4), so this layout alone is no answer.
    const empty = isBlank(value) || (name === 'cardSelection.layout' && value === 'DIGITAL');
    return empty || asked.has(name) || isNoAnswer(name) ? [] : [name];
  });
}
