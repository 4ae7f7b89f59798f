import type { Address, AddressPath } from '../model/address.ts';
import type { FormValues } from '../model/issue.ts';

// The tax entries of a request, empty or not, say which state the company toggle of the form had.
function toggleOf({ taxNumber, companyTaxNumber }: Address): Readonly<Record<string, string>> {
  if (companyTaxNumber !== undefined) return { companyInvoice: 'on', companyType: 'INSTITUTIONAL' };
  return taxNumber === undefined ? {} : { companyInvoice: 'on', companyType: 'INDIVIDUAL' };
}

/** Returns an address of a call under the names of the form's inputs. The reverse of `toAddress`. */
export function addressValues(path: AddressPath, address: Readonly<Address> | undefined): FormValues {
  const entries = Object.entries({ ...toggleOf(address ?? {}), ...address });
  return Object.fromEntries(entries.map(([part, value]) => [`${path}.${part}`, value ?? '']));
}
