import { expectAsked } from '../../../test-support/asked/expect-asked.ts';

/**
 * The registration inside the checkout (Registration §2, form 1). Its password is optional, required or hidden; it has no
 * card. Turkey asks a guest to agree to the order, and a member to the membership (§6), never to both.
 */
expectAsked(
  'checkout',
  {
    'as it opens': {},
    'password required': { passwordRequired: true },
    'password hidden': { hidePassword: true },
    'password required and hidden': { passwordRequired: true, hidePassword: true },
    'password entered': { passwordGiven: true },
    'password entered before it was hidden': { hidePassword: true, passwordGiven: true },
    'coffee subscription': { subscription: 'COFFEE' },
    'coffee subscription, password required': { subscription: 'COFFEE', passwordRequired: true },
    'coffee subscription, password hidden': { subscription: 'COFFEE', hidePassword: true },
    company: { salutation: 'COMPANY' },
    'company, password hidden': { salutation: 'COMPANY', hidePassword: true },
    'company that may leave its name out': { salutation: 'COMPANY', companyNameRequired: false },
    'company where the shop lets none in': { salutation: 'COMPANY', companyOption: false },
    'card ticked': { cardMembership: true, cardLayout: 'PLASTIC' },
    'names stacked, no scrolling, a dialog': {
      namesStacked: true,
      scrollToErrors: false,
      editDialogEnabled: true,
    },
  },
  `
as it opens
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password  | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password  | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password  | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password  | guest* newsletter dne

password required
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* newsletter dne

password hidden
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email*           | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email*           | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email*           | newsletter
  TR             | salutation* firstName* lastName* birthDate* email*           | guest* newsletter dne

password required and hidden  # it appears if it is required, or if hiding it is not requested
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* newsletter dne

password entered  # who enters one opens an account
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password  | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password  | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password  | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password  | membership* newsletter dne

password entered before it was hidden
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email*           | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email*           | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email*           | newsletter
  TR             | salutation* firstName* lastName* birthDate* email*           | guest* newsletter dne

coffee subscription  # its owner must be able to log in, and end it
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* newsletter dne

coffee subscription, password required
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* newsletter dne

coffee subscription, password hidden  # no page is set up so; the password would win
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password* | membership* newsletter dne

company  # five sites do not offer it: the salutation counts as none
  DE AT          | salutation* companyName* firstName* lastName* email* password | newsletter
  CH CH_FR       | salutation* companyName* firstName* lastName* email* password | newsletter cmc
  CZ SK PL       | salutation* firstName* lastName* birthDate* email* password   | newsletter
  HU             | salutation* lastName* firstName* birthDate* email* password   | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password   | guest* newsletter dne

company, password hidden
  DE AT          | salutation* companyName* firstName* lastName* email*          | newsletter
  CH CH_FR       | salutation* companyName* firstName* lastName* email*          | newsletter cmc
  CZ SK PL       | salutation* firstName* lastName* birthDate* email*            | newsletter
  HU             | salutation* lastName* firstName* birthDate* email*            | newsletter
  TR             | salutation* firstName* lastName* birthDate* email*            | guest* newsletter dne

company that may leave its name out
  DE AT          | salutation* companyName firstName* lastName* email* password  | newsletter
  CH CH_FR       | salutation* companyName firstName* lastName* email* password  | newsletter cmc
  CZ SK PL       | salutation* firstName* lastName* birthDate* email* password   | newsletter
  HU             | salutation* lastName* firstName* birthDate* email* password   | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password   | guest* newsletter dne

company where the shop lets none in
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password   | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password   | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password   | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password   | guest* newsletter dne

card ticked  # a checkout has no card
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password   | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password   | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password   | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password   | guest* newsletter dne

names stacked, no scrolling, a dialog
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password   | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password   | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password   | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password   | guest* newsletter dne
`,
);
