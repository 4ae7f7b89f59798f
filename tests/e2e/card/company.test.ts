import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { standInForShop } from '../support/address-page.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nur für Privatpersonen' });

describe('a company that asks for the card', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  async function open(javaScriptEnabled = true) {
    const opened = await openPage({ javaScriptEnabled });
    const { page } = opened;
    await standInForShop(page);
    await becomeCustomer(page, product.url, 'DE', {
      'personalData.salutation': 'COMPANY',
      'personalData.companyName': 'Rösterei Nord',
    });
    return opened;
  }

  it('reads that only private persons get it, and the contact; the data layer gets one entry', async () => {
    const { page, complaints } = await open();
    await page.goto(`${product.url}/address-input/standalone?site=DE`);
    await page.goto(`${product.url}/crema-registration`);
    await headline(page).waitFor();
    await page.getByText('Die Teilnahme am Kartenprogramm ist nur für Privatpersonen möglich.').waitFor();
    expect(await page.locator('form').count()).toBe(0);
    const links = page.locator('main').getByRole('link');
    const leads = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(leads).toEqual([
      'https://www.crema.example/service',
      'https://www.crema.example/coffee-service',
      'https://www.crema.example/',
    ]);
    const entries = (event: string, key: string, value: string) =>
      page.evaluate<Record<string, unknown>[]>(
        `(window.dataLayer ?? []).filter((each) => each.event === '${event}' && each.${key} === '${value}')`,
      );
    const classic = () => entries('CustomEventData', 'event_action', 'crema registration disabled');
    await expect.poll(classic).toMatchObject([{ event_category: 'login / registration' }]);
    // Events in GA4's format need consent. They state that no customer is known.
    await page
      .context()
      .addCookies([{ name: 'OptanonConsent', value: 'groups=C0003%3A1', url: product.url }]);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated')));
    const ga4 = () => entries('system_response', 'response_details', 'card registration disabled');
    await expect.poll(ga4).toMatchObject([{ non_interaction: true }]);
    expect([await classic(), await ga4()].map(({ length }) => length)).toEqual([1, 1]);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await page.waitForURL('**/address-input/standalone?site=DE');
    expect(complaints).toEqual([]);
  });

  it('closes the window that the shop opened', async () => {
    const { page } = await open();
    await page.goto(`${product.url}/signup?site=DE`);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/crema-registration')),
    ]);
    await headline(popup).waitFor();
    // When the data layer has the page view, the script that closes the window has loaded.
    await popup.waitForFunction(() => Array.isArray(Reflect.get(window, 'dataLayer')));
    const closed = popup.waitForEvent('close');
    // The window may close before the browser confirms the click.
    await popup
      .getByRole('link', { name: 'Zurück' })
      .click()
      .catch(() => {});
    await closed;
  });

  it('is redirected to the shop without JavaScript', async () => {
    const { page } = await open(false);
    await page.goto(`${product.url}/crema-registration`);
    await headline(page).waitFor();
    await page.getByRole('link', { name: 'Zurück' }).click();
    await page.waitForURL('https://www.crema.example/');
  });
});
