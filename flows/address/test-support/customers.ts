import type { Address, CustomerInfo } from '@crema/flow-domain';

/** Somebody who has just registered. */
export const erika: CustomerInfo = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: 'erika@example.com',
};

const address: Address = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Mustermann',
  countryCode: 'DE',
  extraLine: '',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Domkloster 4',
  phoneNumber: '+492211234567',
};

/** Somebody whose invoice address is known. */
export const erikaOfCologne: CustomerInfo = {
  ...erika,
  invoiceAddress: { uuid: 'a1', address: { regular: address } },
};
