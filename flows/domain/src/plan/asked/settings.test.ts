import { describe } from 'vitest';
import { expectAsked } from '../../../test-support/asked/expect-asked.ts';
import type { FormPlan } from '../form-plan.ts';

/** How a plan sets its form up, beside what it asks. */
const lineOf = ({ namesStacked, scrollToErrors, editDialog, dataProtectionNotice }: FormPlan) =>
  [
    namesStacked ? 'names stacked' : 'names side by side',
    scrollToErrors ? 'scrolls to errors' : 'does not scroll',
    ...(editDialog ? ['dialog for the address'] : []),
    ...(dataProtectionNotice ? ['data protection notice'] : []),
  ].join(', ');

const customer = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com' };
const cases = {
  'as it opens': {},
  'names stacked': { namesStacked: true },
  'no scrolling': { scrollToErrors: false },
  'dialog, nobody known': { editDialogEnabled: true },
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
dialog, nobody known
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
dialog, customer known
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors, dialog for the address
customer known
  DE AT CH CH_FR CZ HU SK TR PL | names side by side, scrolls to errors
`,
      { lineOf },
    );
});

describe('the form of the loyalty card, and its data protection notice, which Turkey hides (Registration §1; §2, form 6)', () => {
  expectAsked(
    'loyalty-card',
    cases,
    `
as it opens
  DE AT CH CH_FR CZ HU SK PL | names side by side, scrolls to errors, data protection notice
  TR                         | names side by side, scrolls to errors
names stacked
  DE AT CH CH_FR CZ HU SK PL | names stacked, scrolls to errors, data protection notice
  TR                         | names side by side, scrolls to errors
no scrolling
  DE AT CH CH_FR CZ HU SK PL | names side by side, does not scroll, data protection notice
  TR                         | names side by side, scrolls to errors
dialog, nobody known
  DE AT CH CH_FR CZ HU SK PL | names side by side, scrolls to errors, data protection notice
  TR                         | names side by side, scrolls to errors
dialog, customer known
  DE AT CH CH_FR CZ HU SK PL | names side by side, scrolls to errors, dialog for the address, data protection notice
  TR                         | names side by side, scrolls to errors
customer known
  DE AT CH CH_FR CZ HU SK PL | names side by side, scrolls to errors, data protection notice
  TR                         | names side by side, scrolls to errors
`,
    { lineOf },
  );
});
