import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { save } from '../support/address-page.ts';
import { answerAddress } from '../support/answer-address.ts';
import { useBrowser } from '../support/browser.ts';
import { cardPart, layout, openAsNewcomer } from '../support/card-page.ts';
import { sharedProduct } from '../support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from '../support/shopper.ts';

const addressScript = '**/assets/card-with-address-*.js*';
const failed = 'Die Felder für Ihre Adresse lassen sich gerade nicht laden.';

describe('the address of a plastic card', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  const arrived = (page: Page) => page.waitForURL('**/address-input/loyalty-card');

  /** Blocks the script of the address until the test releases it. */
  async function holdAddress(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(addressScript, async (route) => {
      await held;
      await route.continue();
    });
    return () => release();
  }

  const sentBy = (page: Page): string[] => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/registrations$|\/form\//.test(request.url()))
        sent.push(request.url());
    });
    return sent;
  };

  it('delays a submit until it has loaded, and keeps the typed values', async () => {
    const { page } = await openPage();
    const email = await openAsNewcomer(page, product.url);
    const release = await holdAddress(page);
    const sent = sentBy(page);
    await layout(page, 'PLASTIC').check();
    await page.getByText('Die Felder für Ihre Adresse werden geladen.').first().waitFor();
    await save(page);
    await page.locator('form').getByText('Bitte korrigieren Sie Ihre Angaben.').first().waitFor();
    expect(sent).toEqual([]);
    release();
    await answerAddress(page, 'cardSelection.address', 'DE');
    expect(await page.locator('[name="email"]').inputValue()).toBe(email);
    await save(page);
    await arrived(page);
    expect(sent).toHaveLength(1);
  });

  it('that loads after the shopper has changed the choice leaves the digital card', async () => {
    const { page } = await openPage();
    await openAsNewcomer(page, product.url);
    const release = await holdAddress(page);
    await layout(page, 'PLASTIC').check();
    await layout(page, 'DIGITAL').check();
    const came = page.waitForResponse(addressScript);
    release();
    await came;
    await save(page);
    await arrived(page);
  });

  it('that fails to load shows a message, is requested again, and leaves the digital card', async () => {
    const { page } = await openPage();
    await openAsNewcomer(page, product.url);
    await page.route(addressScript, (route) => route.abort());
    await layout(page, 'PLASTIC').check();
    await page.locator('form').getByText(failed).waitFor();
    const sent = sentBy(page);
    await save(page);
    expect(await cardPart(page, 'streetAddress').count()).toBe(0);
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.locator('form').getByText(failed).waitFor();
    await layout(page, 'DIGITAL').check();
    await page.locator('form').getByText(failed).waitFor({ state: 'detached' });
    await save(page);
    await arrived(page);
    expect(sent).toHaveLength(1);
  });

  it('on the sign-up that fails to load with the choice of card leaves the digital card', async () => {
    const { page } = await openPage();
    await page.route('**/assets/card-choice-*.js*', (route) => route.abort());
    await page.goto(`${product.url}/signup?site=DE`);
    await hydrated(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    const asked = page.waitForRequest('**/assets/card-choice-*.js*');
    await page.locator('[name="cardMembership"]').check();
    await asked;
    for (const kind of ['cardTermsAndConditions', 'newsletter'])
      await page.locator(`[name="consents.${kind}"]`).check();
    await save(page);
    await page.waitForURL('**/address-input/standalone');
  });
});
