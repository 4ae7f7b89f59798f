import { type Address, addressParts } from '@crema/flow-domain';
import { type AddressColumns, columnOf } from '../database/address-columns.ts';

/** An address as its columns. A part that is absent empties its column. */
export function toAddressRow(address: Readonly<Address>): Partial<AddressColumns> {
  return Object.fromEntries(addressParts.map((part) => [columnOf(part), address[part] ?? null]));
}

/** The address of a row, the way back from `toAddressRow`. */
export function fromAddressRow(row: Readonly<Partial<AddressColumns>>): Address {
  return Object.fromEntries(addressParts.map((part) => [part, row[columnOf(part)] ?? undefined]));
}
