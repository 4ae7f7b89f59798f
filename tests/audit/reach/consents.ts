import { becomeCustomer } from '../../e2e/support/become-customer.ts';
import { hydrated } from '../../e2e/support/shopper.ts';
import type { Stage, States } from '../check.ts';
import { open } from './open.ts';

const call = '**/customers/me/consents/*';

async function begin(stage: Stage): Promise<void> {
  await becomeCustomer(stage.page, stage.url, stage.site, { 'consents.newsletter': 'on' });
  await open(stage, '/consents');
  await hydrated(stage.page);
}

/** Presses the button of the first consent, which withdraws it. */
async function withdraw(stage: Stage): Promise<void> {
  await begin(stage);
  await stage.page.locator('main form button').first().click();
}

/** The states of a customer's consents. */
export const consentStates: States = {
  empty: begin,
  waiting: async (stage) => {
    await stage.page.route(call, () => {});
    await withdraw(stage);
    await stage.page.locator('[aria-busy="true"]').first().waitFor();
  },
  failed: async (stage) => {
    await stage.page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
    await withdraw(stage);
    await stage.page.locator('main [data-tone="error"]').first().waitFor();
  },
  done: async (stage) => {
    await withdraw(stage);
    await stage.page.locator('[aria-live] p').first().waitFor({ state: 'attached' });
  },
};
