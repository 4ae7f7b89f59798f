import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { useBrowser } from './support/browser.ts';
import { siteFor, siteKeys } from '../../flows/domain/src/index.ts';
import { among, combine } from '../support/combine.ts';
import { onceEach } from '../support/pairwise.ts';
import { databases, type Looked } from './support/databases.ts';
import { allExtents, flowNames, flowOf } from './support/flows.ts';
import { tabTo } from './support/keyboard.ts';
import { sharedProduct } from './support/product.ts';
import type { Query } from './support/readable-consents.ts';
import { fillIn, freshEmail, hydrated, valuesOf } from './support/shopper.ts';

async function fillInByKeyboard(page: Page, email: string): Promise<void> {
  await tabTo(page, 'personalData.salutation');
  // A styled list opens with the arrow key. A native one moves at once. Enter confirms both.
  await page.keyboard.type('Frau');
  await tabTo(page, 'personalData.firstName');
  await page.keyboard.type('Erika');
  await tabTo(page, 'personalData.lastName');
  await page.keyboard.type('Müller-Lüdenscheidt');
  await tabTo(page, 'personalData.birthDate.day');
  // The last digit of a part moves the focus to the next part.
  await page.keyboard.type('03021985');
  await tabTo(page, 'email');
  await page.keyboard.type(email);
  await tabTo(page, 'password');
  await page.keyboard.type('Kaffee123');
  await tabTo(page, 'cardMembership');
  await page.keyboard.press('Space');
  await tabTo(page, 'consents.cardTermsAndConditions');
  await page.keyboard.press('Space');
  await tabTo(page, 'consents.newsletter');
  await page.keyboard.press('Space');
}

/** A shopper's entries in the form of a flow. */
interface Registered {
  readonly email: string | undefined;
  /** The kinds of consents that the shopper gave. */
  readonly asked: readonly string[];
}

const [onEmbedded, onServer] = databases;

/** Expects one row of a flow for the shopper, a customer, and every consent that the shopper gave. */
async function stands(query: Query, name: string, site: string, registered: Registered | undefined) {
  const { email, asked = [] } = registered ?? {};
  expect([name, await query(flowOf(name).registered, [email])]).toEqual([name, [expect.anything()]]);
  const customers = await query('select * from customer where email = $1', [email]);
  expect([name, customers]).toMatchObject([name, [{ site, first_name: 'Erika', last_name: 'Muster' }]]);
  const given = await query('select kind, granted from consent where login_id = $1', [
    customers[0]?.['login_id'],
  ]);
  const agreed = asked.map((kind) => ({ kind, granted: true }));
  expect([name, given]).toEqual([name, expect.arrayContaining(agreed)]);
}

/** Returns the kinds of consents that the shopper gave in a form. */
const givenIn = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([field, value]) =>
    value === '' ? [] : (field.split('consents.')[1] ?? []),
  );

describe.each(among(databases, [onEmbedded]))('a shopper registers on %s', (_, open) => {
  const openPage = useBrowser();
  const registrations = new Map<string, Registered>();
  /** The e-mail address of the shopper without a mouse. */
  let byKeyboard: string;
  let stage: Looked;
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => stage?.remove());

  it('by keyboard only, and is greeted by name', async () => {
    byKeyboard = freshEmail();
    const { page, complaints } = await openPage({ locale: 'de-DE' });
    await page.goto(`${stage.url}/signup`);
    await hydrated(page);
    await fillInByKeyboard(page, byKeyboard);
    await tabTo(page, 'submit');
    await page.keyboard.press('Enter');

    await page.waitForURL('**/address-input/standalone');
    await page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Willkommen, Erika!');
    expect(await page.title()).toBe('Profil vervollständigen – Crema');
    expect(complaints).toEqual([]);

    // A logged-in customer needs no second account. Back to the form redirects again, with and without a full
    // load.
    await page.goBack();
    await page.waitForURL('**/address-input/standalone');
    await page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    await page.goto(`${stage.url}/signup`);
    expect(new URL(page.url()).pathname).toBe('/address-input/standalone');
  });

  // A guest, an account with all its parts, and a customer. newcomers.data.test.ts saves the others on both
  // databases, and a test below completes them on PostgreSQL.
  const flows = among(flowNames, [
    'checking out as a guest with an address',
    'taking the card',
    'asking to join the community',
  ]);

  it.each(flows)('%s', async (name) => {
    const { path, before, answer, leadsTo } = flowOf(name);
    const { page } = await openPage({ locale: 'tr-TR' });
    const known = await before?.(page, stage.url, 'TR');
    await page.goto(`${stage.url}${path}?site=TR`);
    await hydrated(page);
    await answer(page, 'TR', 'all fields');
    const values = await valuesOf(page);
    registrations.set(name, { email: known ?? values['email'], asked: givenIn(values) });
    await page.locator('button[type=submit]').click();
    await page.waitForURL(leadsTo('all fields'));
  });

  // Runs after the other tests, because the embedded database must stop before the test can read it.
  it('by keyboard and by each of these flows, and every answer and consent is in the database', async () => {
    await stage.lastLook(async (query) => {
      const customers = await query('select * from customer where email = $1', [byKeyboard]);
      const consents = await query(
        'select kind, granted, document_id, document_version, locale from consent where login_id = $1 order by kind',
        [customers[0]?.['login_id']],
      );
      expect(customers).toHaveLength(1);
      expect(customers[0]).toMatchObject({
        site: 'DE',
        salutation: 'MRS',
        first_name: 'Erika',
        last_name: 'Müller-Lüdenscheidt',
      });
      expect(consents).toEqual([
        {
          kind: 'cardTermsAndConditions',
          granted: true,
          document_id: 'de/card-terms-and-conditions',
          document_version: '1.0',
          locale: 'de-DE',
        },
        {
          kind: 'newsletter',
          granted: true,
          document_id: 'de/newsletter',
          document_version: '1.1',
          locale: 'de-DE',
        },
      ]);
      for (const name of flows) await stands(query, name, 'TR', registrations.get(name));
    });
  });
});

describe.each(among(databases, [onServer]))('a shopper registers once more on %s', (_, open) => {
  const openPage = useBrowser();
  let stage: Looked;
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => stage?.remove());

  it.each([true, false])(
    'as a guest who goes back and orders again, and stays one customer: with JavaScript %s',
    async (javaScriptEnabled) => {
      const { path, answer, leadsTo, registered } = flowOf('checking out as a guest');
      const { page } = await openPage({ javaScriptEnabled });
      const email = freshEmail();
      for (const _order of ['the first', 'the same again']) {
        await page.goto(`${stage.url}${path}?site=DE`);
        if (javaScriptEnabled) await hydrated(page);
        await answer(page, 'DE', 'all fields');
        await page.locator('[name="email"]').fill(email);
        await page.locator('button[type=submit]').click();
        await page.waitForURL(leadsTo('all fields'));
      }
      expect(await stage.query(registered, [email])).toHaveLength(1);
    },
  );

  it('with the same e-mail address, and reads at the field that the account exists', async () => {
    const email = freshEmail();
    const values = {
      'personalData.salutation': 'MR',
      'personalData.firstName': 'Ömer',
      'personalData.lastName': 'Şahin',
      'personalData.birthDate.day': '29',
      'personalData.birthDate.month': '02',
      'personalData.birthDate.year': '2000',
      password: 'Türk kahvesi 1',
    };
    for (const address of [email, email.toUpperCase()]) {
      const { page } = await openPage();
      await page.goto(`${stage.url}/m/signup?site=TR`);
      await hydrated(page);
      await fillIn(page, { ...values, email: address });
      await page.locator('[name="consents.membership"]').check();
      await page.getByRole('button', { name: 'Hesap oluştur' }).click();
      if (address === email) {
        await page.getByRole('heading', { name: 'Hoş geldiniz, Ömer!' }).waitFor();
        continue;
      }
      await page.getByText('Bu e-\u2060posta adresiyle kayıtlı bir hesap zaten var').waitFor();
      const input = page.locator('[name="email"]');
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
      const described = await input.getAttribute('aria-describedby');
      const texts = await page.locator(`#${described?.split(' ')[0]}`).textContent();
      expect(texts).toContain('Şifrenizi mi unuttunuz?');
      expect(await valuesOf(page)).toMatchObject({ ...values, email: address, 'consents.membership': 'on' });
    }
  });
});

// every-page.test.ts visits each site's pages, too.
describe('every flow on every site', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it.each(combine(flowNames, siteKeys, allExtents, onceEach))(
    '%s on %s, with %s, registers a shopper in the language of the site',
    async (name, key, extent) => {
      const { path, before, answer, leadsTo, greets } = flowOf(name);
      const { page, complaints } = await openPage({ viewport: { width: 375, height: 800 } });
      const known = await before?.(page, product.url, key);
      await page.goto(`${product.url}${path}?site=${key}`);
      await hydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(siteFor(key).locale);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await answer(page, key, extent);
      const values = await valuesOf(page);
      await page.locator('button[type=submit]').click();
      await page.waitForURL(leadsTo(extent));
      const heading = page.getByRole('heading', { level: 1 });
      if (greets(extent)) await heading.filter({ hasText: 'Erika' }).waitFor();
      else expect(await heading.textContent()).not.toContain('Erika');
      expect(complaints).toEqual([]);
      const asked = givenIn(values);
      await stands(product.query, name, key, { email: known ?? values['email'], asked });
    },
  );
});
