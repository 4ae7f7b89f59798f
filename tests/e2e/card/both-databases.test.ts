import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { among } from '../../support/combine.ts';
import { köln, save } from '../support/address-page.ts';
import { answerAddress } from '../support/answer-address.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { useBrowser } from '../support/browser.ts';
import { cardConsents, keptCard, layout, openAsCustomer, openAsNewcomer } from '../support/card-page.ts';
import { databases, type Looked } from '../support/databases.ts';
import { fillIn } from '../support/shopper.ts';

/** Types a customer's address in the dialog and saves it. */
async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adresse bearbeiten' });
  await dialog.waitFor();
  await fillIn(page, köln);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Takes the card on a new page. @returns the customer's e-mail address */
type Take = (page: Page, url: string) => Promise<string>;

const consents = expect.arrayContaining(cardConsents);
const cards: readonly (readonly [string, Take, Readonly<Record<string, unknown>>])[] = [
  ['digital, for somebody new', openAsNewcomer, { layout: 'DIGITAL', address: null, consents }],
  [
    'plastic, for a new shopper',
    async (page, url) => {
      const email = await openAsNewcomer(page, url);
      await layout(page, 'PLASTIC').check();
      await answerAddress(page, 'cardSelection.address', 'DE');
      return email;
    },
    { layout: 'PLASTIC', address: { street_address: 'Chausseestraße 8' }, consents },
  ],
  ['digital, for a customer', openAsCustomer, { layout: 'DIGITAL', address: null, consents }],
  [
    'plastic, for a customer',
    async (page, url) => {
      const email = await openAsCustomer(page, url);
      await layout(page, 'PLASTIC').check();
      await addAddress(page);
      return email;
    },
    { layout: 'PLASTIC', address: { street_address: 'Domkloster 4' }, consents },
  ],
];

const [, onServer] = databases;

// registers.test.ts takes a card on the embedded database.
describe.each(among(databases, [onServer]))('the card on %s', (_, open) => {
  const openPage = useBrowser();
  let stage: Looked;
  const taken = new Map<string, string>();
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => stage?.remove());

  it.each(cards)('%s', async (what, take) => {
    const { page, complaints } = await openPage();
    const email = await take(page, stage.url);
    await save(page);
    await page.waitForURL('**/address-input/loyalty-card');
    expect(complaints).toEqual([]);
    taken.set(what, email);
  });

  it('none for a company', async () => {
    const { page } = await openPage();
    const email = await becomeCustomer(page, stage.url, 'DE', {
      'personalData.salutation': 'COMPANY',
      'personalData.companyName': 'Rösterei Nord',
    });
    await page.goto(`${stage.url}/crema-registration?site=DE`);
    await page.getByRole('heading', { level: 1, name: 'Nur für Privatpersonen' }).waitFor();
    taken.set('none', email);
  });

  // Runs after the other tests, because the embedded database must stop before the test can read it.
  it('has one row for each card, with its address and consents', async () => {
    await stage.lastLook(async (query) => {
      const rows = new Map(cards.map(([what, , row]) => [what, row]));
      rows.set('none', { layout: null, card_membership: false });
      for (const [what, row] of rows)
        expect([what, await query(keptCard, [taken.get(what)])]).toMatchObject([what, [row]]);
    });
  });
});
