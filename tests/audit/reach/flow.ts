import { becomeCustomer } from '../../e2e/support/become-customer.ts';
import { cardPart, layout } from '../../e2e/support/card-page.ts';
import { flowOf } from '../../e2e/support/flows.ts';
import { whole } from '../../e2e/support/whole.ts';
import type { Stage, States } from '../check.ts';
import { open, submit, submitAndFail, submitAndWait, wrong } from './open.ts';

const call = '**/service/registration/api/v1/**';

/** Returns the states of a flow's page. */
export function flowStates(name: string): States {
  const { path, before, answer, leadsTo } = flowOf(name);
  const begin = async (stage: Stage) => {
    await before?.(stage.page, stage.url, stage.site);
    await open(stage, path);
  };
  const filledIn = async (stage: Stage) => {
    await begin(stage);
    await answer(stage.page, stage.site, 'all fields');
  };
  return {
    empty: begin,
    typing: async (stage) => {
      await begin(stage);
      await answer(stage.page, stage.site, 'only the required fields');
    },
    wrong: async (stage) => {
      await begin(stage);
      for (const summary of await stage.page.locator('summary').all()) await summary.click();
      await submit(stage.page);
      await wrong(stage.page);
    },
    waiting: async (stage) => {
      await filledIn(stage);
      await submitAndWait(stage.page, call);
    },
    failed: async (stage) => {
      await filledIn(stage);
      await submitAndFail(stage.page, call);
    },
    done: async (stage) => {
      await filledIn(stage);
      await submit(stage.page);
      await stage.page.waitForURL(leadsTo('all fields'));
      await whole(stage.page);
    },
  };
}

async function choosePlastic({ page }: Stage): Promise<void> {
  await layout(page, 'PLASTIC').check();
  await cardPart(page, 'streetAddress').waitFor();
}

/** The states that only the loyalty card has. */
export const cardStates = {
  onSignup: async (stage: Stage) => {
    await open(stage, '/signup');
    await stage.page.locator('[name="cardMembership"]').check();
    await choosePlastic(stage);
  },
  own: async (stage: Stage) => {
    await open(stage, '/crema-registration');
    await choosePlastic(stage);
  },
  dialog: async (stage: Stage) => {
    const { page, url, site } = stage;
    await becomeCustomer(page, url, site);
    await open(stage, '/crema-registration');
    await layout(page, 'PLASTIC').check();
    await submit(page);
    await wrong(page);
    // The button below the card's address is the only one of its kind.
    await page.locator('form button[type=button]').last().click();
    await page.getByRole('dialog').locator('[name="address.streetAddress"]').waitFor();
  },
  company: async (stage: Stage) => {
    const { page, url, site } = stage;
    const company = { 'personalData.salutation': 'COMPANY', 'personalData.companyName': 'Rösterei Nord' };
    await becomeCustomer(page, url, site, company);
    await open(stage, '/crema-registration');
  },
};
