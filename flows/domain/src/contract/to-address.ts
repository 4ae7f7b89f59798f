import type { JudgedValues } from '../fields/read-inputs.ts';
import { type Address, addressParts, type AddressPath } from '../model/address.ts';

/** Returns the address among judged values, or `undefined` if their plan shows none. */
export function toAddress(path: AddressPath, values: JudgedValues): Address | undefined {
  const address: Address = {};
  for (const [input, value] of values) {
    const part = addressParts.find((each) => input === `${path}.${each}`);
    if (part) address[part] = value;
  }
  return Object.keys(address).length > 0 ? address : undefined;
}
