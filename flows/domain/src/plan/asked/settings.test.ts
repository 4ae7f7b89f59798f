import { describe } from 'vitest';
import { expectAsked } from '../../../test-support/asked/expect-asked.ts';
import { flows, type FormPlan } from '../form-plan.ts';

/** The settings of a form, beside the fields that it asks for. */
const lineOf = ({ namesStacked, scrollToErrors, editDialog }: FormPlan) =>
  [
    namesStacked ? 'names stacked' : 'names side by side',
    scrollToErrors ? 'scrolls to errors' : 'does not scroll',
    ...(editDialog ? ['dialog for the address'] : []),
  ].join(', ');

const customer = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com' };
const cases = {
  'as it opens': {},
  'names stacked': { namesStacked: true },
  'no scrolling': { scrollToErrors: false },
  'dialog, a new shopper': { editDialogEnabled: true },
  'dialog, customer known': { editDialogEnabled: true, customer },
  'customer known': { customer },
};

describe('the settings of a form (Registration §2, form 1; §4, address form)', () => {
  for (const flow of ['standalone', 'checkout', 'community', 'community-request', 'invoice-address'] as const)
    expectAsked(
      flow,
      cases,
      `
as it opens
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
names stacked
  DE AT CH CH_FR CZ HU SK TR PL | names stacked, scrolls to errors
no scrolling
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, does not scroll
dialog, a new shopper
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
dialog, customer known
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
customer known
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
`,
      { lineOf },
    );
});

describe('the form of the loyalty card, which has a dialog for the address (Registration §2, form 6)', () => {
  expectAsked(
    'loyalty-card',
    cases,
    `
as it opens
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
names stacked
  DE AT CH CH_FR CZ HU SK PL | names stacked, scrolls to errors
  TR                         | names side by side, scrolls to errors
no scrolling
  DE AT CH CH_FR CZ HU SK PL | names side by side, does not scroll
  TR                         | names side by side, scrolls to errors
dialog, a new shopper
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
dialog, customer known
  DE AT CH CH_FR CZ HU SK PL | names side by side, scrolls to errors, dialog for the address
  TR                         | names side by side, scrolls to errors
customer known
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
`,
    { lineOf },
  );
});

const ways = {
  'as it opens': {},
  'without a password': { hidePassword: true },
  'with address': { withAddress: true },
  'with a card': { cardMembership: true },
  'customer known': { customer },
};

describe('the data protection notice is on every form, except in Turkey (Registration §1)', () => {
  for (const flow of flows)
    expectAsked(
      flow,
      ways,
      Object.keys(ways)
        .map(
          (way) => `
${way}
  DE AT CH CH_FR CZ HU SK PL | notice
  TR                         | no notice
`,
        )
        .join(''),
      { lineOf: ({ dataProtectionNotice }) => (dataProtectionNotice ? 'notice' : 'no notice') },
    );
});
