import { type Address, type AddressPart, addressParts } from '@crema/flow-domain';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A column that holds a part of an address, such as `postal_code`. */
type AddressColumn = SnakeCase<AddressPart>;

/** The parts of an address. Null if the form did not show the part, and empty if the customer left it empty. */
export type AddressColumns = Record<AddressColumn, string | null>;

/** The column of a part: `postal_code` for `postalCode`. */
export function columnOf(part: AddressPart): AddressColumn;
export function columnOf(part: string): string {
  return part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns an address as columns. A missing part becomes null, which clears its column. */
export function toAddressRow(address: Readonly<Address>): Partial<AddressColumns> {
  return Object.fromEntries(addressParts.map((part) => [columnOf(part), address[part] ?? null]));
}

/** Returns the address of a row. This is the reverse of `toAddressRow`. */
export function fromAddressRow(row: Readonly<Partial<AddressColumns>>): Address {
  return Object.fromEntries(addressParts.map((part) => [part, row[columnOf(part)] ?? undefined]));
}
