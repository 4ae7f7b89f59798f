import { type Address, type AddressPart, addressParts, type RegistrationRequest } from '@crema/flow-domain';
import { personTexts } from '@crema/flow-domain/server';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** The name of a text about a person: `firstName`. */
type PersonText = (typeof personTexts)[number];

/** The texts about a person. Null if the form did not show the field, and empty if the customer left it empty. */
export type PersonColumns = Record<SnakeCase<PersonText>, string | null>;

/** The parts of an address. Null if the form did not show the part, and empty if the customer left it empty. */
export type AddressColumns = Record<SnakeCase<AddressPart>, string | null>;

/** The column of a value: `postal_code` for `postalCode`. */
export function columnOf<Name extends AddressPart | PersonText>(name: Name): SnakeCase<Name>;
export function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the texts about a person as columns. */
export function toPersonRow(person: RegistrationRequest['personalData']): Partial<PersonColumns> {
  return Object.fromEntries(personTexts.map((name) => [columnOf(name), person[name] ?? null]));
}

/** Returns an address as columns. A missing part becomes null, which clears its column. */
export function toAddressRow(address: Readonly<Address>): Partial<AddressColumns> {
  return Object.fromEntries(addressParts.map((part) => [columnOf(part), address[part] ?? null]));
}

/** Returns the address of a row. This is the reverse of `toAddressRow`. */
export function fromAddressRow(row: Readonly<Partial<AddressColumns>>): Address {
  return Object.fromEntries(addressParts.map((part) => [part, row[columnOf(part)] ?? undefined]));
}
