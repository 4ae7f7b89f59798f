import { inShop, openAddress, part, save, services } from '../../e2e/support/address-page.ts';
import { answerAddress } from '../../e2e/support/answer-address.ts';
import { fillIn } from '../../e2e/support/shopper.ts';
import { whole } from '../../e2e/support/whole.ts';
import { siteFor } from '../../../flows/domain/src/index.ts';
import type { Stage, States } from '../check.ts';
import { open, submitAndFail, submitAndWait, wrong } from './open.ts';

async function begin({ page, url, site }: Stage): Promise<void> {
  await openAddress(page, url, { site });
  await whole(page);
}

async function filledIn(stage: Stage): Promise<void> {
  await begin(stage);
  await answerAddress(stage.page, 'address', siteFor(stage.site).country);
}

/** The states of the address form of a customer without an address. */
export const addressStates: States = {
  empty: begin,
  typing: filledIn,
  wrong: async (stage) => {
    await begin(stage);
    await fillIn(stage.page, { 'address.lastName': '' });
    await save(stage.page);
    await wrong(stage.page);
  },
  waiting: async (stage) => {
    await filledIn(stage);
    await submitAndWait(stage.page, services.save);
  },
  failed: async (stage) => {
    await filledIn(stage);
    await submitAndFail(stage.page, services.save);
  },
  suggestions: async (stage) => {
    await begin(stage);
    const code = part(stage.page, 'postalCode');
    await code.and(stage.page.getByRole('combobox')).waitFor();
    await code.pressSequentially('1011');
    await stage.page.locator('[role="listbox"] [role="option"]').first().waitFor();
    await stage.page.keyboard.press('ArrowDown');
  },
  turkey: async (stage) => {
    await begin(stage);
    if (siteFor(stage.site).country !== 'TR') {
      if ((await part(stage.page, 'countryCode').count()) === 0) return;
      await part(stage.page, 'countryCode').selectOption('TR');
    }
    await part(stage.page, 'postalDistrict').waitFor();
    await part(stage.page, 'companyInvoice').check();
    await part(stage.page, 'taxNumber').waitFor();
  },
  mismatch: async (stage) => {
    await filledIn(stage);
    await fillIn(stage.page, { 'address.postalTown': 'München' });
    await part(stage.page, 'streetAddress').focus();
    await wrong(stage.page);
  },
};

/** Saves an address and comes back to its summary. */
async function summary(stage: Stage): Promise<void> {
  await filledIn(stage);
  await save(stage.page);
  await inShop(stage.page);
  await open(stage, '/address-input/standalone');
}

async function flyout(stage: Stage): Promise<void> {
  await summary(stage);
  await stage.page.locator('main').getByRole('button').click();
  await stage.page.getByRole('dialog').waitFor();
}

/** The states of the page of a customer with an address. */
export const flyoutStates: States = {
  summary,
  flyout,
  'flyout wrong': async (stage) => {
    await flyout(stage);
    await fillIn(stage.page, { 'address.lastName': '', 'address.streetAddress': '' });
    await stage.page.getByRole('dialog').locator('button[type=submit]').click();
    await wrong(stage.page);
  },
};
