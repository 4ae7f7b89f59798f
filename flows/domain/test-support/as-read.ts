import type { Country } from '../src/countries/country.ts';
import type { FloorField, PlannedField } from '../src/fields/planned-field.ts';
import { readText } from '../src/fields/read-text.ts';
import { readValue } from '../src/fields/read-value.ts';

const read = (field: PlannedField, input: string, entry: string) =>
  readValue(field, input, { [input]: entry });

/** A text as its rule gets it. */
export const textAsRead = (entry: string): string =>
  readText({ kind: 'companyInvoice', name: 'address.companyInvoice', required: true }, 'text', {
    text: entry,
  });

/** An e-mail address as its rule gets it. */
export const emailAsRead = (entry: string): string =>
  read({ kind: 'email', name: 'email', required: true }, 'email', entry);

/** A staircase, floor or door as its rule gets it. */
export const floorAsRead = (entry: string, of: FloorField['of']): string =>
  read({ kind: 'floor', name: `address.${of}`, of, required: true }, `address.${of}`, entry);

/** A postal code as its rule gets it. */
export function postalCodeAsRead(entry: string, country: Country): string {
  const name = 'address.postalCode';
  return read({ kind: 'postalCode', name, required: true, country }, name, entry);
}

/** A telephone number as its rule gets it. */
export function phoneAsRead(entry: string, preset: string): string {
  const name = 'address.phoneNumber';
  return read({ kind: 'phone', name, required: true, preset }, name, entry);
}

/** The two inputs of a Turkish mobile telephone as their rule gets them. */
export function mobilePhoneAsRead(prefix: string, number: string): readonly [string, string] {
  const inputs = ['address.mobilePhonePrefix', 'address.mobilePhoneNumber'] as const;
  const [name, numberName] = inputs;
  const field = { kind: 'mobilePhone', name, inputs, numberName, required: true } as const;
  return [read(field, name, prefix), read(field, numberName, number)];
}

/** A Turkish tax entry as its rule gets it. */
export function taxAsRead(entry: string, of: 'taxNumber' | 'companyTaxBranch' | 'companyTaxNumber'): string {
  const name = `address.${of}` as const;
  return read({ kind: 'tax', name, of, required: true, bounds: {} }, name, entry);
}
