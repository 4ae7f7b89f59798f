import { expectAsked } from '../../../test-support/asked/expect-asked.ts';

/**
 * The standalone registration (Registration §2, form 4). Turkey has no card and asks for its membership (§1); a company is
 * registered where its salutation is on offer (§3), gives its name in place of a birth date, and has the card only where companies may take part (§6).
 */
expectAsked(
  'standalone',
  {
    'as it opens': {},
    'card ticked': { cardMembership: true },
    'card ticked, digital': { cardMembership: true, cardLayout: 'DIGITAL' },
    'card ticked, plastic': { cardMembership: true, cardLayout: 'PLASTIC' },
    'plastic chosen, card no longer ticked': { cardMembership: false, cardLayout: 'PLASTIC' },
    'coffee subscription': { subscription: 'COFFEE' },
    company: { salutation: 'COMPANY' },
    'company, card ticked before': { salutation: 'COMPANY', cardMembership: true },
    'company that may leave its name out': { salutation: 'COMPANY', companyNameRequired: false },
    'company where the shop lets none in': { salutation: 'COMPANY', companyOption: false },
    'company that may take part': { salutation: 'COMPANY', canCompaniesRegisterForCard: true },
    'company that may take part, card ticked': {
      salutation: 'COMPANY',
      cardMembership: true,
      canCompaniesRegisterForCard: true,
    },
    'company that may take part, plastic': {
      salutation: 'COMPANY',
      cardMembership: true,
      cardLayout: 'PLASTIC',
      canCompaniesRegisterForCard: true,
    },
    'the password set as in a checkout': { hidePassword: true, passwordRequired: false },
    'an address set as in a checkout': { withAddress: true },
    'names stacked, no scrolling, a dialog': {
      namesStacked: true,
      scrollToErrors: false,
      editDialogEnabled: true,
    },
  },
  `
as it opens
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

card ticked
  DE       | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter*
  AT CZ SK | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  PL       | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter* cmc
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password*                        | membership* newsletter dne

card ticked, digital
  DE       | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter*
  AT CZ SK | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  PL       | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter* cmc
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password*                        | membership* newsletter dne

card ticked, plastic  # sent within the site's country alone, which is shown and not to be changed
  DE       | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter*
  AT       | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter* cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password* | membership* newsletter dne

plastic chosen, card no longer ticked
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

coffee subscription  # only the words at the password differ
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

company  # five sites do not offer it: the salutation counts as none
  DE AT    | salutation* companyName* firstName* lastName* email* password*               | newsletter
  CH CH_FR | salutation* companyName* firstName* lastName* email* password*               | newsletter cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

company, card ticked before
  DE AT    | salutation* companyName* firstName* lastName* email* password*                        | newsletter
  CH CH_FR | salutation* companyName* firstName* lastName* email* password*                        | newsletter cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password*                        | membership* newsletter dne

company that may leave its name out
  DE AT    | salutation* companyName firstName* lastName* email* password*                | newsletter
  CH CH_FR | salutation* companyName firstName* lastName* email* password*                | newsletter cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

company where the shop lets none in
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

company that may take part
  DE AT    | salutation* companyName* firstName* lastName* email* password* cardMembership           | newsletter
  CH CH_FR | salutation* companyName* firstName* lastName* email* password* cardMembership           | newsletter cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

company that may take part, card ticked
  DE       | salutation* companyName* firstName* lastName* email* password* cardMembership layout*           | cardTermsAndConditions* newsletter*
  AT       | salutation* companyName* firstName* lastName* email* password* cardMembership layout*           | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* companyName* firstName* lastName* email* password* cardMembership layout*           | cardTermsAndConditions* newsletter* cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership layout* | cardTermsAndConditions* newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password*                        | membership* newsletter dne

company that may take part, plastic
  DE       | salutation* companyName* firstName* lastName* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter*
  AT       | salutation* companyName* firstName* lastName* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine floorStairs floorLevel floorDoor phoneNumber | cardTermsAndConditions* newsletter
  CH CH_FR | salutation* companyName* firstName* lastName* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter* cmc
  CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter
  HU       | salutation* lastName* firstName* birthDate* email* password* cardMembership layout* (countryCode) postalCode* postalTown* streetAddress* extraLine phoneNumber | cardTermsAndConditions* newsletter
  TR       | salutation* firstName* lastName* birthDate* email* password* | membership* newsletter dne

the password set as in a checkout  # only a checkout can do without one
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

an address set as in a checkout
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne

names stacked, no scrolling, a dialog
  DE AT CZ SK PL | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter
  CH CH_FR       | salutation* firstName* lastName* birthDate* email* password* cardMembership | newsletter cmc
  HU             | salutation* lastName* firstName* birthDate* email* password* cardMembership | newsletter
  TR             | salutation* firstName* lastName* birthDate* email* password*                | membership* newsletter dne
`,
);
