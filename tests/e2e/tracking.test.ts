import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { oneTrustCookie, recordTracking } from '../../tracking/src/testing/playwright.ts';
import { becomeCustomer } from './support/become-customer.ts';
import { useBrowser } from './support/browser.ts';
import { flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

interface Entry {
  readonly event?: string;
  readonly [key: string]: unknown;
}

const layerOf = (page: Page) =>
  page.evaluate<Entry[]>('(window.dataLayer ?? []).filter(({ event }) => event)');
const leadsIn = (layer: readonly Entry[]) =>
  layer.filter(({ event }) => event === 'LeadData').map((entry) => entry['lead_id']);
const events = (layer: readonly Entry[]) => layer.map(({ event }) => event);

describe('customer data (Tracking §3, §7)', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('name the card by the word of the brand', async () => {
    const { page } = await openPage();
    await becomeCustomer(page, product.url, 'DE');
    const old = await page.request.get(`${product.url}/json/psdata`);
    expect(await old.json()).toMatchObject({
      ga_psdata: { loginStatusOfSession: 'LOGGED_IN', cremaCardMember: 'NO_CARD' },
    });
  });
});

describe('the data layer (Tracking §1, §4)', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('has the page view, the names of the wrong fields, the sign-up and the next page, in order, for GA4 with consent', async () => {
    const { page, complaints } = await openPage();
    const email = freshEmail();
    await page.goto(`${product.url}/m/signup?site=TR`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Hesap oluştur' }).click();
    // The rules may still be loading. The page reports the faults of the click only after it has validated
    // them.
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await fillIn(page, { ...erika, email });
    await page.locator('[name="consents.membership"]').check();
    await page.getByRole('button', { name: 'Hesap oluştur' }).click();
    await page.getByRole('heading', { name: 'Hoş geldiniz, Erika!' }).waitFor();
    // The next page determines the last entry.
    await expect
      .poll(async () => (await layerOf(page)).at(-1))
      .toMatchObject({ event: 'InitialPageData', page_path: '/address-input/standalone' });

    const layer = await layerOf(page);
    expect(layer[0]).toMatchObject({
      event: 'InitialPageData',
      site: 'tr',
      language: 'tr',
      page_type: 'webshop_registration',
      page_path: '/signup',
      customer_id: 'noConsent',
    });
    const entries = layer.slice(1, -1).filter(({ event }) => event !== 'LeadData');
    expect(leadsIn(layer)).toEqual(['registration']);
    expect(
      entries.every(
        ({ event, event_category }) => event === 'CustomEventData' && event_category === 'registration',
      ),
    ).toBe(true);
    const happened = entries.map((entry) => entry['event_action']);
    expect(happened.filter((action) => action !== 'error')).toEqual([
      'start',
      'submit',
      'validation error',
      'check',
      'submit',
      'success',
    ]);
    expect(entries.find((entry) => entry['event_action'] === 'error')).toMatchObject({
      event_label: 'personalData.salutation salutationIsRequired',
    });
    expect(entries.find((entry) => entry['event_action'] === 'check')).toMatchObject({
      event_label: 'membership',
      status: 'set',
    });
    expect(entries.at(-1)).toMatchObject({ event_action: 'success', event_label: 'webshop' });

    // Events in GA4's format start with consent, and then include the earlier events.
    await page
      .context()
      .addCookies([{ name: 'OptanonConsent', value: 'groups=C0003%3A1', url: product.url }]);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated')));
    await expect.poll(async () => (await layerOf(page)).length).toBe(2 * layer.length);
    const ga4 = (await layerOf(page)).slice(layer.length);
    const name = { error: 'system_response', 'validation error': 'system_response', success: 'sign_up' };
    expect(events(ga4)).toEqual([
      'page_view',
      ...happened.map((action) => new Map(Object.entries(name)).get(String(action)) ?? 'form_interaction'),
      'generate_lead',
      'page_view',
    ]);
    expect(ga4[0]).toMatchObject({ page_path: '/signup', consent: 'C0003' });
    expect(ga4.find(({ event }) => event === 'system_response')).toMatchObject({ response_type: 'error' });
    expect(ga4.at(-3)).toMatchObject({ method: 'webshop' });
    const text = JSON.stringify(await layerOf(page));
    for (const secret of [email, 'Erika', 'Muster', '1985', 'Kaffee123']) expect(text).not.toContain(secret);
    expect(complaints).toEqual([]);
  });

  it('has own types for the pages of the community, and the way of the registration', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/community-registration`);
    await hydrated(page);
    await flowOf('joining the community').answer(page, 'DE', 'only the required fields');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/community-welcome');
    const last = async () => (await layerOf(page)).slice(-2);
    await expect.poll(last).toMatchObject([
      { event: 'LeadData', lead_id: 'registration' },
      { event: 'InitialPageData', page_type: 'community_registration_success' },
    ]);
    expect((await layerOf(page))[0]).toMatchObject({
      event: 'InitialPageData',
      page_type: 'community_registration',
    });
  });

  it('has a guest’s order, which is no sign-up', async () => {
    const { page } = await openPage();
    // The next page is a full load, so the data layer of this page is gone by then.
    const tracked = await recordTracking(page);
    await page.goto(`${product.url}/checkout-registration-without-password`);
    await hydrated(page);
    await flowOf('checking out as a guest').answer(page, 'DE', 'only the required fields');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/thank-you/checkout');
    const order = { event_category: 'registration', event_action: 'save success', event_label: 'checkout' };
    await expect
      .poll(() => tracked.all().map(({ record }) => record))
      .toContainEqual(expect.objectContaining(order));
  });

  it('has the groups of the consent cookie from the moment of the consent', async () => {
    const { page } = await openPage();
    const tracked = await recordTracking(page);
    await page.context().addCookies([{ ...oneTrustCookie('C0001', 'C0003'), url: product.url }]);
    await page.goto(`${product.url}/signup`);
    const consent = 'C0001,C0003';
    expect(await tracked.next('page_view')).toMatchObject({ page_path: '/signup', consent });
    expect(await tracked.next('InitialPageData', { channel: 'classic' })).toMatchObject({ consent });
  });

  it('reports a form as left when its tab is hidden, and as completed later', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await page.getByRole('textbox', { name: /^Vorname/ }).fill('Erika');
    const actions = async () =>
      (await layerOf(page)).map((entry) => [entry['event_action'], entry['status']]);
    await expect.poll(actions).toContainEqual(['start', undefined]);
    const hide = (state: string) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await hide('hidden');
    await expect.poll(actions).toContainEqual(['abandon', 'provisional']);
    await hide('visible');
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    await expect.poll(actions).toContainEqual(['abandon', 'withdrawn']);
  });

  it('does not stop the page when the library fails to load', async () => {
    const { page } = await openPage();
    await page.route(/assets\/wiring/, (route) => route.abort());
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });
});
