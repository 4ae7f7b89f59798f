import type { Address, AddressPart } from '@crema/flow-domain';
import type { AddressColumns } from '../database/schema.ts';

/** An address as its columns; a part that is absent empties its column. */
export function toAddressRow(address: Readonly<Address>): AddressColumns {
  return {
    salutation: address.salutation ?? null,
    first_name: address.firstName ?? null,
    last_name: address.lastName ?? null,
    company_name: address.companyName ?? null,
    country_code: address.countryCode ?? null,
    extra_line: address.extraLine ?? null,
    postal_code: address.postalCode ?? null,
    postal_town: address.postalTown ?? null,
    postal_district: address.postalDistrict ?? null,
    street_address: address.streetAddress ?? null,
    floor_stairs: address.floorStairs ?? null,
    floor_level: address.floorLevel ?? null,
    floor_door: address.floorDoor ?? null,
    phone_number: address.phoneNumber ?? null,
    mobile_phone_prefix: address.mobilePhonePrefix ?? null,
    mobile_phone_number: address.mobilePhoneNumber ?? null,
    tax_number: address.taxNumber ?? null,
    company_tax_branch: address.companyTaxBranch ?? null,
    company_tax_number: address.companyTaxNumber ?? null,
  };
}

/** The address of a row, the way back from `toAddressRow`. */
export function fromAddressRow(row: Readonly<AddressColumns>): Record<AddressPart, string | undefined> {
  return {
    salutation: row.salutation ?? undefined,
    firstName: row.first_name ?? undefined,
    lastName: row.last_name ?? undefined,
    companyName: row.company_name ?? undefined,
    countryCode: row.country_code ?? undefined,
    extraLine: row.extra_line ?? undefined,
    postalCode: row.postal_code ?? undefined,
    postalTown: row.postal_town ?? undefined,
    postalDistrict: row.postal_district ?? undefined,
    streetAddress: row.street_address ?? undefined,
    floorStairs: row.floor_stairs ?? undefined,
    floorLevel: row.floor_level ?? undefined,
    floorDoor: row.floor_door ?? undefined,
    phoneNumber: row.phone_number ?? undefined,
    mobilePhonePrefix: row.mobile_phone_prefix ?? undefined,
    mobilePhoneNumber: row.mobile_phone_number ?? undefined,
    taxNumber: row.tax_number ?? undefined,
    companyTaxBranch: row.company_tax_branch ?? undefined,
    companyTaxNumber: row.company_tax_number ?? undefined,
  };
}
