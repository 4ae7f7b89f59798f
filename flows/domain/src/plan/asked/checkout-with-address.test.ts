import { expectAsked } from '../../../test-support/asked/expect-asked.ts';

// The address of a checkout is the person's: it asks no name again (Registration §2, form 5). Its parts are those of the
// country it is in, whichever site asks (§3, §5).
const place = 'countryCode* postalCode* postalTown* streetAddress* extraLine phoneNumber';
const austrianPlace =
  'countryCode* postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber';
const turkishPlace =
  'countryCode* postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice';
const britishPlace = 'countryCode* streetAddress* extraLine postalTown* postalCode* phoneNumber';
const strictPlace = 'countryCode* postalCode* postalTown* streetAddress* extraLine* phoneNumber*';

const withAddress = true;

expectAsked(
  'checkout',
  {
    'with address': { withAddress },
    'with address, password required': { withAddress, passwordRequired: true },
    'with address, password hidden': { withAddress, hidePassword: true },
    'with address, password entered': { withAddress, passwordGiven: true },
    'with address, coffee subscription': { withAddress, subscription: 'COFFEE' },
    'with address, company': { withAddress, salutation: 'COMPANY' },
    'with address, country fixed': { withAddress, countryDisabled: true },
    'with address, all that may be required': {
      withAddress,
      requiredParts: ['extraLine', 'floorStairs', 'floorLevel', 'floorDoor', 'phoneNumber'],
    },
    'no country chosen yet': { withAddress, country: '' },
    'address in Germany': { withAddress, country: 'DE' },
    'address in Austria': { withAddress, country: 'AT' },
    'address in Great Britain': { withAddress, country: 'GB' },
    'address in Turkey': { withAddress, country: 'TR' },
    'invoice with tax number': { withAddress, companyInvoice: true },
    'invoice with tax number, of a person': {
      withAddress,
      companyInvoice: true,
      companyType: 'INDIVIDUAL',
    },
    'invoice with tax number, of a company': {
      withAddress,
      companyInvoice: true,
      companyType: 'INSTITUTIONAL',
    },
    'company chosen, tax number no longer wanted': { withAddress, companyType: 'INSTITUTIONAL' },
    'address in Turkey, invoice with tax number, of a company': {
      withAddress,
      country: 'TR',
      companyInvoice: true,
      companyType: 'INSTITUTIONAL',
    },
  },
  `
with address
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password  ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password  ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password  ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password  ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password  ${turkishPlace}  | guest* newsletter dne

with address, password required
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password* ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password* ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password* ${turkishPlace}  | membership* newsletter dne

with address, password hidden
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email*           ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email*           ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email*           ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email*           ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email*           ${turkishPlace}  | guest* newsletter dne

with address, password entered
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password  ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password  ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password  ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password  ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password  ${turkishPlace}  | membership* newsletter dne

with address, coffee subscription
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password* ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password* ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password* ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password* ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password* ${turkishPlace}  | membership* newsletter dne

with address, company
  DE          | salutation* companyName* firstName* lastName* email* password ${place}         | newsletter
  AT          | salutation* companyName* firstName* lastName* email* password ${austrianPlace} | newsletter
  CH CH_FR    | salutation* companyName* firstName* lastName* email* password ${place}         | newsletter cmc
  CZ SK PL    | salutation* firstName* lastName* birthDate* email* password   ${place}         | newsletter
  HU          | salutation* lastName* firstName* birthDate* email* password   ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password   ${turkishPlace}  | guest* newsletter dne

with address, country fixed
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password (countryCode) postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password (countryCode) postalTown* postalDistrict* streetAddress* extraLine postalCode* mobilePhonePrefix* companyInvoice | guest* newsletter dne

with address, all that may be required
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${strictPlace} | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password countryCode* postalCode* postalTown* streetAddress* extraLine* floorStairs* floorLevel* floorDoor* phoneNumber* | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password ${strictPlace} | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password ${strictPlace} | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password countryCode* postalTown* postalDistrict* streetAddress* extraLine* postalCode* mobilePhonePrefix* companyInvoice | guest* newsletter dne

no country chosen yet  # as in the site's own
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password ${turkishPlace}  | guest* newsletter dne

address in Germany
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${place} | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password ${place} | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password ${place} | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password ${place} | guest* newsletter dne

address in Austria
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${austrianPlace} | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password ${austrianPlace} | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password ${austrianPlace} | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password ${austrianPlace} | guest* newsletter dne

address in Great Britain
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${britishPlace} | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password ${britishPlace} | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password ${britishPlace} | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password ${britishPlace} | guest* newsletter dne

address in Turkey
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password ${turkishPlace} | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} | guest* newsletter dne

invoice with tax number  # Turkish addresses alone have one; a private person's until a company's is chosen
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} companyType* taxNumber* | guest* newsletter dne

invoice with tax number, of a person
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} companyType* taxNumber* | guest* newsletter dne

invoice with tax number, of a company
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} companyType* companyName* companyTaxBranch* companyTaxNumber* | guest* newsletter dne

company chosen, tax number no longer wanted
  DE CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter
  AT          | salutation* firstName* lastName* birthDate* email* password ${austrianPlace} | newsletter
  CH CH_FR    | salutation* firstName* lastName* birthDate* email* password ${place}         | newsletter cmc
  HU          | salutation* lastName* firstName* birthDate* email* password ${place}         | newsletter
  TR          | salutation* firstName* lastName* birthDate* email* password ${turkishPlace}  | guest* newsletter dne

address in Turkey, invoice with tax number, of a company
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} companyType* companyName* companyTaxBranch* companyTaxNumber* | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} companyType* companyName* companyTaxBranch* companyTaxNumber* | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password ${turkishPlace} companyType* companyName* companyTaxBranch* companyTaxNumber* | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password ${turkishPlace} companyType* companyName* companyTaxBranch* companyTaxNumber* | guest* newsletter dne
`,
);
