import { expectAsked } from '../../../test-support/asked/expect-asked.ts';

const customer = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com' };

/**
 * The invoice address after a registration, in its flyout and in its dialog (Registration §2, forms 3, 7 and 10). It asks
 * for no consent. A company's name is asked for on DE, AT and CH (§3), in a country whose salutations know companies.
 */
expectAsked(
  'invoice-address',
  {
    'as it opens': {},
    'known customer': { customer },
    company: { salutation: 'COMPANY' },
    'company that may leave its name out': { salutation: 'COMPANY', companyNameRequired: false },
    'company where the shop lets none in': { salutation: 'COMPANY', companyOption: false },
    'company with an address in Poland': { salutation: 'COMPANY', country: 'PL' },
    'address in Germany': { country: 'DE' },
    'address in Austria': { country: 'AT' },
    'address in Great Britain': { country: 'GB' },
    'address in Turkey': { country: 'TR' },
    'address in Turkey, invoice with tax number': { country: 'TR', companyInvoice: true },
    'address in Turkey, invoice with tax number, of a company': {
      country: 'TR',
      companyInvoice: true,
      companyType: 'INSTITUTIONAL',
    },
    'address in Germany, tax entries of a Turkish one': {
      country: 'DE',
      companyInvoice: true,
      companyType: 'INSTITUTIONAL',
    },
    'country fixed': { countryDisabled: true },
    'all that may be required': {
      requiredParts: ['extraLine', 'floorStairs', 'floorLevel', 'floorDoor', 'phoneNumber'],
    },
    'names stacked, no scrolling, a dialog': {
      namesStacked: true,
      scrollToErrors: false,
      editDialogEnabled: true,
    },
  },
  `
as it opens
  DE CH CH_FR CZ SK PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  AT | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  TR | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -

known customer  # the first name of an account cannot be changed by its owner
  DE CH CH_FR CZ SK PL | countryCode* salutation* (firstName) lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  AT | countryCode* salutation* (firstName) lastName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -
  HU | countryCode* salutation* lastName* (firstName) postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  TR | countryCode* salutation* (firstName) lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -

company
  DE CH CH_FR | countryCode* salutation* companyName* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  AT | countryCode* salutation* companyName* firstName* lastName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -
  CZ SK PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  TR | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -

company that may leave its name out
  DE CH CH_FR | countryCode* salutation* companyName firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  AT | countryCode* salutation* companyName firstName* lastName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -
  CZ SK PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  TR | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -

company where the shop lets none in
  DE CH CH_FR CZ SK PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  AT | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  TR | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -

company with an address in Poland  # whose salutations know no company
  DE AT CH CH_FR CZ SK TR PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -

address in Germany
  DE AT CH CH_FR CZ SK TR PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -

address in Austria
  DE AT CH CH_FR CZ SK TR PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -

address in Great Britain
  DE AT CH CH_FR CZ SK TR PL | countryCode* salutation* firstName* lastName* streetAddress* extraLine postalTown* postalCode* phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* streetAddress* extraLine postalTown* postalCode* phoneNumber | -

address in Turkey
  DE AT CH CH_FR CZ SK TR PL | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -
  HU | countryCode* salutation* lastName* firstName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -

address in Turkey, invoice with tax number
  DE AT CH CH_FR CZ SK TR PL | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice companyType* taxNumber* | -
  HU | countryCode* salutation* lastName* firstName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice companyType* taxNumber* | -

address in Turkey, invoice with tax number, of a company
  DE AT CH CH_FR CZ SK TR PL | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice companyType* companyName* companyTaxBranch* companyTaxNumber* | -
  HU | countryCode* salutation* lastName* firstName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice companyType* companyName* companyTaxBranch* companyTaxNumber* | -

address in Germany, tax entries of a Turkish one  # outside Turkey they are dropped
  DE AT CH CH_FR CZ SK TR PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -

country fixed
  DE CH CH_FR CZ SK PL | (countryCode) salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  AT | (countryCode) salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -
  HU | (countryCode) salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  TR | (countryCode) salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -

all that may be required
  DE CH CH_FR CZ SK PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine* phoneNumber* | -
  AT | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine* floorStairs* floorLevel* floorDoor* phoneNumber* | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine* phoneNumber* | -
  TR | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine* postalCode* mobilePhonePrefix* companyInvoice | -

names stacked, no scrolling, a dialog
  DE CH CH_FR CZ SK PL | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  AT | countryCode* salutation* firstName* lastName* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | -
  HU | countryCode* salutation* lastName* firstName* postalCode* postalTown* streetAddress* extraLine phoneNumber | -
  TR | countryCode* salutation* firstName* lastName* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | -
`,
);
