import { expectAsked } from '../../../test-support/asked/expect-asked.ts';
import type { CustomerInfo } from '../../model/customer-info.ts';

const erika: CustomerInfo = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'e@example.com',
};
const company: CustomerInfo = { ...erika, salutation: 'COMPANY' };
const livingIn = (countryCode: string): CustomerInfo => ({
  ...erika,
  invoiceAddress: { uuid: 'u', address: { regular: { countryCode } } },
});

/**
 * The registration for the loyalty card (Registration §2, form 6), for private persons unless companies are let in (§6). Of
 * a known customer it asks for the layout of the card, and of a new shopper all else, too. Turkey does not have it (§1).
 * A plastic card is sent to the known address, or within the site's country to one that is asked for; the telephone is part
 * of that address.
 */
expectAsked(
  'loyalty-card',
  {
    'as it opens': {},
    'digital chosen': { cardLayout: 'DIGITAL' },
    plastic: { cardLayout: 'PLASTIC' },
    'plastic, all that may be required': {
      cardLayout: 'PLASTIC',
      requiredParts: ['extraLine', 'floorStairs', 'floorLevel', 'floorDoor', 'phoneNumber'],
    },
    'plastic, a country of another form': { cardLayout: 'PLASTIC', country: 'TR' },
    company: { salutation: 'COMPANY' },
    'companies let in': { canCompaniesRegisterForCard: true },
    'company, companies let in': { salutation: 'COMPANY', canCompaniesRegisterForCard: true },
    'company, companies let in to the card and not to the shop': {
      salutation: 'COMPANY',
      canCompaniesRegisterForCard: true,
      companyOption: false,
    },
    'customer without an address': { customer: erika },
    'customer without an address, plastic': { customer: erika, cardLayout: 'PLASTIC' },
    'customer with an address in Germany': { customer: livingIn('DE') },
    'customer with an address in Germany, plastic': { customer: livingIn('DE'), cardLayout: 'PLASTIC' },
    'customer, dialog for the address': { customer: livingIn('DE'), editDialogEnabled: true },
    'customer that is a company': { customer: company },
    'customer that is a company, companies let in': {
      customer: company,
      canCompaniesRegisterForCard: true,
    },
    'the password set as in a checkout': { hidePassword: true, passwordRequired: false },
    'names stacked, no scrolling, a dialog': {
      namesStacked: true,
      scrollToErrors: false,
      editDialogEnabled: true,
    },
  },
  `
as it opens
  DE          | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  TR          | CARD_NOT_AVAILABLE

digital chosen
  DE          | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  TR          | CARD_NOT_AVAILABLE

plastic
  DE       | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter*
  AT       | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter* cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter
  TR       | CARD_NOT_AVAILABLE

plastic, all that may be required
  DE       | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine* phoneNumber* | cardTermsAndConditions* newsletter*
  AT       | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine* floorStairs* floorLevel* floorDoor* phoneNumber* | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine* phoneNumber* | cardTermsAndConditions* newsletter* cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine* phoneNumber* | cardTermsAndConditions* newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine* phoneNumber* | cardTermsAndConditions* newsletter
  TR       | CARD_NOT_AVAILABLE

plastic, a country of another form  # it stays the site's own
  DE       | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter*
  AT       | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter* cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter
  TR       | CARD_NOT_AVAILABLE

company  # the form does not offer it: the salutation counts as none
  DE          | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  TR          | CARD_NOT_AVAILABLE

companies let in
  DE          | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  TR          | CARD_NOT_AVAILABLE

company, companies let in  # this form asks for a birth date in every case
  DE       | salutation* companyName* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT       | salutation* companyName* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* companyName* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  TR       | CARD_NOT_AVAILABLE

company, companies let in to the card and not to the shop
  DE          | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  TR          | CARD_NOT_AVAILABLE

customer without an address
  DE             | layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK HU PL | layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR       | layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  TR             | CARD_NOT_AVAILABLE

customer without an address, plastic  # the form says that the address is missing; its dialog asks for it
  DE             | layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK HU PL | layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR       | layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  TR             | CARD_NOT_AVAILABLE

customer with an address in Germany
  DE             | layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK HU PL | layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR       | layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  TR             | CARD_NOT_AVAILABLE

customer with an address in Germany, plastic
  DE             | layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK HU PL | layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR       | layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  TR             | CARD_NOT_AVAILABLE

customer, dialog for the address
  DE             | layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK HU PL | layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR       | layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  TR             | CARD_NOT_AVAILABLE

customer that is a company  # sees the notice that the card is not for companies
  DE AT CH CH_FR CZ HU SK PL | CARD_COMPANY_NOT_ALLOWED
  TR                         | CARD_NOT_AVAILABLE

customer that is a company, companies let in
  DE             | layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK HU PL | layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR       | layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  TR             | CARD_NOT_AVAILABLE

the password set as in a checkout  # only a checkout can do without one
  DE          | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  TR          | CARD_NOT_AVAILABLE

names stacked, no scrolling, a dialog
  DE          | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter*
  AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter* cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* layout* phoneNumber | cardTermsAndConditions* newsletter
  TR          | CARD_NOT_AVAILABLE
`,
);
