import { describe } from 'vitest';
import { expectAsked } from '../../../test-support/asked/expect-asked.ts';
import type { CustomerInfo } from '../../model/customer-info.ts';
import type { FormPlan } from '../form-plan.ts';

/** The options of a kind of choice, in the order offered; a form without such a choice has `-`. */
const choicesOf =
  (kind: 'salutation' | 'cardLayout') =>
  ({ fields }: FormPlan) =>
    fields.flatMap((field) => (field.kind === kind ? field.options : [])).join(' ') || '-';

describe('the salutations (Registration §3): two on CZ, HU, SK, TR and PL, and companies only where they are let in', () => {
  const lineOf = choicesOf('salutation');
  const everywhere = `
as it opens
  DE AT CH CH_FR | MR MRS DIVERS COMPANY
  CZ HU SK TR PL | MR MRS
company chosen
  DE AT CH CH_FR | MR MRS DIVERS COMPANY
  CZ HU SK TR PL | MR MRS
companies not let in
  DE AT CH CH_FR | MR MRS DIVERS
  CZ HU SK TR PL | MR MRS
companies let in to the card
  DE AT CH CH_FR | MR MRS DIVERS COMPANY
  CZ HU SK TR PL | MR MRS
`;
  const cases = {
    'as it opens': {},
    'company chosen': { salutation: 'COMPANY' },
    'companies not let in': { companyOption: false },
    'companies let in to the card': { canCompaniesRegisterForCard: true },
  } as const;
  for (const flow of ['standalone', 'checkout', 'community', 'invoice-address'] as const) {
    expectAsked(flow, cases, everywhere, { lineOf });
  }

  expectAsked(
    'loyalty-card',
    {
      ...cases,
      'companies let in to the card and not to the shop': {
        canCompaniesRegisterForCard: true,
        companyOption: false,
      },
    },
    `
as it opens
  DE AT CH CH_FR | MR MRS DIVERS
  CZ HU SK PL    | MR MRS
  TR             | -
company chosen
  DE AT CH CH_FR | MR MRS DIVERS
  CZ HU SK PL    | MR MRS
  TR             | -
companies not let in
  DE AT CH CH_FR | MR MRS DIVERS
  CZ HU SK PL    | MR MRS
  TR             | -
companies let in to the card
  DE AT CH CH_FR | MR MRS DIVERS COMPANY
  CZ HU SK PL    | MR MRS
  TR             | -
companies let in to the card and not to the shop
  DE AT CH CH_FR | MR MRS DIVERS
  CZ HU SK PL    | MR MRS
  TR             | -
`,
    { lineOf },
  );

  // An address has a salutation that both the site and the country know (§4, country switch).
  expectAsked(
    'invoice-address',
    {
      'address in Germany': { country: 'DE' },
      'address in France': { country: 'FR' },
      'address in Czechia': { country: 'CZ' },
      'address in Hungary': { country: 'HU' },
      'address in Slovakia': { country: 'SK' },
      'address in Turkey': { country: 'TR' },
      'address in Poland': { country: 'PL' },
    },
    `
address in Germany
  DE AT CH CH_FR | MR MRS DIVERS COMPANY
  CZ HU SK TR PL | MR MRS
address in France
  DE AT CH CH_FR | MR MRS DIVERS COMPANY
  CZ HU SK TR PL | MR MRS
address in Czechia
  DE AT CH CH_FR CZ HU SK TR PL | MR MRS
address in Hungary
  DE AT CH CH_FR CZ HU SK TR PL | MR MRS
address in Slovakia
  DE AT CH CH_FR CZ HU SK TR PL | MR MRS
address in Turkey
  DE AT CH CH_FR CZ HU SK TR PL | MR MRS
address in Poland
  DE AT CH CH_FR CZ HU SK TR PL | MR MRS
`,
    { lineOf },
  );
});

describe('the layouts of the card (Registration §4): plastic is sent to the country of the site alone', () => {
  const lineOf = choicesOf('cardLayout');
  const erika: CustomerInfo = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com' };
  const livingIn = (countryCode: string) => ({
    customer: { ...erika, invoiceAddress: { uuid: 'u', address: { regular: { countryCode } } } },
  });

  expectAsked(
    'loyalty-card',
    {
      'a new shopper': {},
      'customer without an address': { customer: erika },
      'customer living in Germany': livingIn('DE'),
      'customer living in Austria': livingIn('AT'),
      'customer living in Switzerland': livingIn('CH'),
      'customer living in Hungary': livingIn('HU'),
      'customer living in France': livingIn('FR'),
    },
    `
a new shopper
  DE AT CH CH_FR CZ HU SK PL | DIGITAL PLASTIC
  TR                         | -
customer without an address
  DE AT CH CH_FR CZ HU SK PL | DIGITAL PLASTIC
  TR                         | -
customer living in Germany
  DE                      | DIGITAL PLASTIC
  AT CH CH_FR CZ HU SK PL | DIGITAL
  TR                      | -
customer living in Austria
  AT                      | DIGITAL PLASTIC
  DE CH CH_FR CZ HU SK PL | DIGITAL
  TR                      | -
customer living in Switzerland
  CH CH_FR                | DIGITAL PLASTIC
  DE AT CZ HU SK PL       | DIGITAL
  TR                      | -
customer living in Hungary
  HU                      | DIGITAL PLASTIC
  DE AT CH CH_FR CZ SK PL | DIGITAL
  TR                      | -
customer living in France
  DE AT CH CH_FR CZ HU SK PL | DIGITAL
  TR                         | -
`,
    { lineOf },
  );

  expectAsked(
    'standalone',
    { 'card not ticked': {}, 'card ticked': { cardMembership: true } },
    `
card not ticked
  DE AT CH CH_FR CZ HU SK TR PL | -
card ticked
  DE AT CH CH_FR CZ HU SK PL | DIGITAL PLASTIC
  TR                         | -
`,
    { lineOf },
  );
});
