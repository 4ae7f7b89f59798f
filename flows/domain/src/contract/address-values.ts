import type { Address, AddressPath } from '../model/address.ts';
import type { FormValues } from '../model/issue.ts';

// Which tax entries a form showed says where its company toggle stood, filled or not.
function toggleOf({ taxNumber, companyTaxNumber }: Address): Readonly<Record<string, string>> {
  if (companyTaxNumber !== undefined) return { companyInvoice: 'on', companyType: 'INSTITUTIONAL' };
  return taxNumber === undefined ? {} : { companyInvoice: 'on', companyType: 'INDIVIDUAL' };
}

/** An address of a call under the names of the form's inputs, the way back from `toAddress`. */
export function addressValues(path: AddressPath, address: Readonly<Address> | undefined): FormValues {
  const entries = Object.entries({ ...toggleOf(address ?? {}), ...address });
  return Object.fromEntries(entries.map(([part, value]) => [`${path}.${part}`, value ?? '']));
}
