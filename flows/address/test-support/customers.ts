import type { Address, CustomerInfo } from '@crema/flow-domain';

/** A customer who has just registered. */
export const erika: CustomerInfo = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: 'erika@example.com',
};

/** Returns a customer with a known invoice address. */
export const withAddress = (regular: Address): CustomerInfo => ({
  ...erika,
  invoiceAddress: { uuid: 'a1', address: { regular } },
});

const person: Address = { salutation: 'MRS', firstName: 'Erika', lastName: 'Mustermann', extraLine: '' };

/** Addresses as they are written in their countries. */
export const addresses = {
  DE: {
    ...person,
    countryCode: 'DE',
    postalCode: '50667',
    postalTown: 'Köln',
    streetAddress: 'Domkloster 4',
    phoneNumber: '+492211234567',
  },
  AT: {
    ...person,
    countryCode: 'AT',
    postalCode: '1010',
    postalTown: 'Wien',
    streetAddress: 'Wollzeile 12',
    extraLine: 'Hinterhaus',
    floorStairs: '2',
    floorLevel: '3',
    floorDoor: '14',
    phoneNumber: '',
  },
  GB: {
    ...person,
    countryCode: 'GB',
    streetAddress: '221b Baker Street',
    postalTown: 'London',
    postalCode: 'NW1 6XE',
    phoneNumber: '',
  },
  HU: {
    ...person,
    countryCode: 'HU',
    postalCode: '1051',
    postalTown: 'Budapest',
    streetAddress: 'Sas utca 3.',
    phoneNumber: '+3612345678',
  },
  TR: {
    ...person,
    countryCode: 'TR',
    postalTown: 'İstanbul',
    postalDistrict: 'Kadıköy',
    streetAddress: 'Caferağa Mahallesi, Kahve Sokak No 5',
    postalCode: '34710',
    mobilePhonePrefix: '532',
    mobilePhoneNumber: '1234567',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** Erika, whose invoices go to Cologne. */
export const erikaOfCologne = withAddress(addresses.DE);
