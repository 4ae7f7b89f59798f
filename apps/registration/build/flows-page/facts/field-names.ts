import type { PlannedField } from '@crema/flow-domain';

const names = {
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company name',
  floorStairs: 'Staircase',
  floorLevel: 'Floor',
  floorDoor: 'Door',
  taxNumber: 'Personal tax number',
  companyTaxBranch: 'Tax office',
  companyTaxNumber: 'Tax number of the company',
} as const;

const kinds = {
  salutation: 'Salutation',
  birthDate: 'Date of birth',
  email: 'E-mail address',
  password: 'Password',
  cardMembership: 'Loyalty card wanted',
  cardLayout: 'Digital or plastic card',
  country: 'Country',
  postalCode: 'Postal code',
  town: 'Town',
  province: 'Province',
  district: 'District',
  street: 'Street and house number',
  extraLine: 'Extra line of the address',
  phone: 'Telephone number',
  mobilePhone: 'Mobile telephone number',
  companyInvoice: 'Invoice with tax number',
  invoiceParty: 'Invoice made out to',
} as const;

/** The name of a field, in English. */
export const fieldName = (field: PlannedField): string =>
  'of' in field ? names[field.of] : kinds[field.kind];
