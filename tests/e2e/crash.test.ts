import { Locator } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { among } from '../support/combine.ts';
import { keptCard } from './support/card-page.ts';
import { type CrashingTab, openCrashingTab } from './support/crashing-tab.ts';
import { databases, type Looked } from './support/databases.ts';
import { erika, freshEmail } from './support/shopper.ts';

const { password, ...person } = erika;
const address = {
  'cardSelection.address.postalCode': '10115',
  'cardSelection.address.postalTown': 'Berlin',
  'cardSelection.address.streetAddress': 'Chausseestraße 8',
};
const consents = { 'consents.cardTermsAndConditions': 'on', 'consents.newsletter': 'on' };
const submit = ({ page }: CrashingTab) => page.locator('button[type=submit]').click();
/** A card together with its account. Each is one row, unless the server stored it twice. */
const oneCard = [{ layout: 'PLASTIC', address: { street_address: 'Chausseestraße 8' } }];

/** Fills in the card's form with a plastic card, and waits until the tab has stored the whole draft. */
async function fillInCard(tab: CrashingTab, url: string): Promise<string> {
  const email = freshEmail();
  await tab.page.goto(`${url}/crema-registration?site=DE`, { waitUntil: 'networkidle0' });
  await tab.fill({ ...person, email, password, ...consents, 'cardSelection.layout': 'PLASTIC', ...address });
  await tab.page.locator('[name=email]').click();
  await expect.poll(tab.kept).toContain('Chausseestraße 8');
  return email;
}

/** Reloads the tab and waits for the restored draft. */
async function comesBack({ page }: CrashingTab): Promise<void> {
  await page.reload();
  await page.locator('::-p-text(Ihre Angaben sind noch da.)').wait();
}

// A tab's storage does not depend on the database, so only full runs try both databases.
const tried = among(databases, databases.slice(-1));

describe.each(tried)('a tab that crashes, on %s', (_, open) => {
  let product: Looked;
  beforeAll(async () => {
    product = await open();
  });
  afterAll(async () => await product?.remove());

  it('in the middle of a form is reloaded with the entered values, and ends with one account and one card', async () => {
    const tab = await openCrashingTab();
    const email = await fillInCard(tab, product.url);
    await tab.crash();
    await comesBack(tab);
    for (const [name, value] of Object.entries({
      ...person,
      email,
      ...address,
      'cardSelection.layout': 'PLASTIC',
    }))
      await expect.poll(() => tab.value(name), { message: name }).toBe(value);
    // The draft contains no consents and no password, so the shopper gives both again.
    for (const name of ['password', ...Object.keys(consents)]) expect(await tab.value(name)).toBe('');
    await tab.fill({ password, ...consents });
    await submit(tab);
    await tab.page.locator('::-p-text(Willkommen, Erika!)').wait();
    expect(await tab.kept()).not.toContain(email);
    expect(await product.query(keptCard, [email])).toMatchObject(oneCard);
  });

  it('between a submit and its response makes no second account and no second card', async () => {
    const tab = await openCrashingTab();
    const email = await fillInCard(tab, product.url);
    const sent = tab.page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/registrations'),
    );
    await submit(tab);
    await sent;
    await tab.crash();
    await tab.page.reload();
    // The first submit has reached the server, or was lost with the tab. If its response arrived before the
    // crash, the shopper is now a customer.
    const [entered, known] = ['::-p-text(Ihre Angaben sind noch da.)', 'main dl'];
    await Locator.race([tab.page.locator(entered), tab.page.locator(known)]).wait();
    if (!(await tab.page.$(known))) {
      await tab.fill({ password, ...consents });
      await submit(tab);
      // The cookie of the first submit may arrive late, after the page was loaded again without it.
      const ends = ['Willkommen, Erika!', 'bereits ein Konto', 'bereits angemeldet'];
      await Locator.race(ends.map((text) => tab.page.locator(`::-p-text(${text})`))).wait();
    }
    expect(await product.query(keptCard, [email])).toMatchObject(oneCard);
  });
});
