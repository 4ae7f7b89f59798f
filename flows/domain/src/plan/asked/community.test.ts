import { describe } from 'vitest';
import { expectAsked } from '../../../test-support/asked/expect-asked.ts';
import { siteFor } from '../../sites/index.ts';

const closed = (key: string) => ({ ...siteFor(key), community: false });

describe('the registration for the community, whose conditions are always required (Registration §1, §5)', () => {
  expectAsked(
    'community',
    {
      'as it opens': {},
      company: { salutation: 'COMPANY' },
      'company that may leave its name out': { salutation: 'COMPANY', companyNameRequired: false },
      'company where the shop lets none in': { salutation: 'COMPANY', companyOption: false },
      'the password set as in a checkout': { hidePassword: true, passwordRequired: false },
      'card ticked': { cardMembership: true, cardLayout: 'PLASTIC' },
      'an address set as in a checkout': { withAddress: true },
      'names stacked, no scrolling, a dialog': {
        namesStacked: true,
        scrollToErrors: false,
        editDialogEnabled: true,
      },
    },
    `
as it opens
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | communityConditions* newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* communityConditions* newsletter dne

company  # five sites do not offer it: the salutation counts as none
  DE AT          | salutation* companyName* firstName* lastName* email* password* | communityConditions* newsletter
  CH CH_FR       | salutation* companyName* firstName* lastName* email* password* | communityConditions* newsletter cmc
  CZ SK PL       | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter
  HU             | salutation* lastName* firstName* birthDate* email* password* | communityConditions* newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* communityConditions* newsletter dne

company that may leave its name out
  DE AT          | salutation* companyName firstName* lastName* email* password* | communityConditions* newsletter
  CH CH_FR       | salutation* companyName firstName* lastName* email* password* | communityConditions* newsletter cmc
  CZ SK PL       | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter
  HU             | salutation* lastName* firstName* birthDate* email* password* | communityConditions* newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* communityConditions* newsletter dne

company where the shop lets none in
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | communityConditions* newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* communityConditions* newsletter dne

the password set as in a checkout  # only a checkout can do without one
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | communityConditions* newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* communityConditions* newsletter dne

card ticked  # no card is offered here
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | communityConditions* newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* communityConditions* newsletter dne

an address set as in a checkout
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | communityConditions* newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* communityConditions* newsletter dne

names stacked, no scrolling, a dialog
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | communityConditions* newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | communityConditions* newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* communityConditions* newsletter dne
`,
  );
});

describe('the request of a customer, who has an account and has answered all else (Registration §2, form 11)', () => {
  const customer = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com' };
  expectAsked(
    'community-request',
    {
      'as it opens': { customer },
      'of a company': { customer: { ...customer, salutation: 'COMPANY' } },
      'names stacked, no scrolling, a dialog': {
        customer,
        namesStacked: true,
        scrollToErrors: false,
        editDialogEnabled: true,
      },
    },
    `
as it opens
  DE AT CH CH_FR CZ HU SK TR PL | - | communityConditions*
of a company
  DE AT CH CH_FR CZ HU SK TR PL | - | communityConditions*
names stacked, no scrolling, a dialog
  DE AT CH CH_FR CZ HU SK TR PL | - | communityConditions*
`,
  );
});

describe.each(['community', 'community-request'] as const)('%s where a site has closed it', (flow) => {
  expectAsked(
    flow,
    { 'as it opens': {}, company: { salutation: 'COMPANY' } },
    `
as it opens
  DE AT CH CH_FR CZ HU SK TR PL | COMMUNITY_NOT_AVAILABLE
company
  DE AT CH CH_FR CZ HU SK TR PL | COMMUNITY_NOT_AVAILABLE
`,
    { siteOf: closed },
  );
});
