import { describe, expect, it } from 'vitest';
import { endLogins, köln, part, save } from '../support/address-page.ts';
import { answerAddress } from '../support/answer-address.ts';
import { useBrowser } from '../support/browser.ts';
import {
  agreeToCard,
  cardPart,
  keptCard,
  layout,
  openAsCustomer,
  openAsNewcomer,
  shownNumber,
} from '../support/card-page.ts';
import { sharedProduct } from '../support/product.ts';
import { erika, fillIn, freshEmail } from '../support/shopper.ts';

describe('the card without JavaScript', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  const kept = (email: string) => product.query(keptCard, [email]);

  it('comes back as plastic with the address fields, and is saved when these are complete', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const email = await openAsNewcomer(page, product.url, { ready: false });
    await layout(page, 'PLASTIC').check();
    await save(page);
    await cardPart(page, 'streetAddress').waitFor();
    expect(await layout(page, 'PLASTIC').isChecked()).toBe(true);
    expect(await page.locator('[name="email"]').inputValue()).toBe(email);
    for (const kind of ['cardTermsAndConditions', 'newsletter'])
      expect(await page.locator(`[name="consents.${kind}"]`).isChecked()).toBe(true);
    expect(await kept(email)).toEqual([]);
    await answerAddress(page, 'cardSelection.address', 'DE');
    await page.locator('[name="password"]').fill(erika.password);
    await save(page);
    await page.waitForURL('**/address-input/loyalty-card');
    await page.getByText('Ihre CremaCard ist angefordert.').waitFor();
    expect(await part(page, 'streetAddress').inputValue()).toBe('Chausseestraße 8');
    expect(await kept(email)).toMatchObject([{ layout: 'PLASTIC', address: { postal_town: 'Berlin' } }]);
  });

  /**
   * Opens the sign-up and fills it in without a submit.
   * @param choice in the list that replaces the radios
   */
  async function openSignup(choice: string, card: boolean) {
    const { page } = await openPage({ javaScriptEnabled: false });
    const email = freshEmail();
    await page.goto(`${product.url}/signup?site=DE`);
    await fillIn(page, { ...erika, email });
    if (card) await page.locator('[name="cardMembership"]').check();
    await page.locator('select[name="cardSelection.layout"]').selectOption(choice);
    return { page, email };
  }

  it('is chosen from a list on the sign-up, and comes back as plastic with the address fields', async () => {
    const { page, email } = await openSignup('PLASTIC', true);
    await save(page);
    await cardPart(page, 'streetAddress').waitFor();
    expect(await layout(page, 'PLASTIC').isChecked()).toBe(true);
    // Only the radio counts, not the list beside it.
    expect(await page.locator('select[name="cardSelection.layout"]').count()).toBe(0);
    await answerAddress(page, 'cardSelection.address', 'DE');
    await agreeToCard(page);
    await page.locator('[name="password"]').fill(erika.password);
    await save(page);
    await page.waitForURL('**/address-input/standalone');
    expect(await kept(email)).toMatchObject([
      { layout: 'PLASTIC', card_membership: true, address: { postal_town: 'Berlin' } },
    ]);
  });

  it('is not requested if the list says plastic and the card is not ticked', async () => {
    const { page, email } = await openSignup('PLASTIC', false);
    await save(page);
    await page.waitForURL('**/address-input/standalone');
    expect(await kept(email)).toMatchObject([{ layout: null, card_membership: false, address: null }]);
  });

  it('sends a customer without an address to the address page, and back', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const email = await openAsCustomer(page, product.url, { ready: false });
    await layout(page, 'PLASTIC').check();
    await save(page);
    await page.locator('form').getByText('Die Rechnungsadresse fehlt.').first().waitFor();
    expect(await layout(page, 'PLASTIC').isChecked()).toBe(true);
    expect(await kept(email)).toMatchObject([{ layout: null }]);

    await page.getByRole('link', { name: 'Adresse hinzufügen' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/address-input/loyalty-card');
    // The page does not mention a card that the customer has not requested.
    expect(await page.getByText('Ihre CremaCard ist angefordert.').count()).toBe(0);
    await fillIn(page, köln);
    await save(page);
    await page.waitForURL('**/crema-registration');
    await layout(page, 'PLASTIC').check();
    await agreeToCard(page);
    await save(page);
    await page.waitForURL('**/address-input/loyalty-card');
    expect(await kept(email)).toMatchObject([
      { layout: 'PLASTIC', address: { street_address: 'Domkloster 4' } },
    ]);

    // A digital card is shown at once, by its number and code.
    await page.goto(`${product.url}/crema-registration`);
    await layout(page, 'DIGITAL').check();
    await agreeToCard(page);
    await save(page);
    await page.waitForURL('**/address-input/loyalty-card');
    expect(await kept(email)).toMatchObject([{ layout: 'DIGITAL', number: await shownNumber(page) }]);
  });

  it('says that the customer is no longer logged in', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const email = await openAsCustomer(page, product.url, { ready: false });
    await product.query(endLogins, [email]);
    await save(page);
    await page.locator('form').getByText('Sie sind nicht mehr angemeldet.').first().waitFor();
    expect(await kept(email)).toMatchObject([{ layout: null }]);
  });
});
