import { inputsOf } from '../fields/inputs-of.ts';
import { readValue } from '../fields/read-value.ts';
import { type Address, addressParts, type AddressPath } from '../model/address.ts';
import type { FormValues } from '../model/issue.ts';
import type { FormPlan } from '../plan/form-plan.ts';

/** Returns the address of a form's values, or `undefined` if the plan shows none. */
export function toAddress(plan: FormPlan, path: AddressPath, values: FormValues): Address | undefined {
  const address: Address = {};
  for (const field of plan.fields) {
    for (const input of inputsOf(field)) {
      const part = addressParts.find((each) => input === `${path}.${each}`);
      if (part) address[part] = readValue(field, input, values);
    }
  }
  return Object.keys(address).length > 0 ? address : undefined;
}
