import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findings } from './support/axe.ts';
import { becomeCustomer } from './support/become-customer.ts';
import { useBrowser } from './support/browser.ts';
import { flowOf } from './support/flows.ts';
import { htmlFaults } from './support/html-faults.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

type Letters = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly html: string; readonly document: { readonly html: string } }>>
  >
>;

const letters: Letters = JSON.parse(
  readFileSync(new URL('../../apps/registration/dist/mails.json', import.meta.url), 'utf8'),
);

/** A letter is shown within the page of a mail program, which has the landmarks. */
const inMailProgram = { except: ['landmark-one-main', 'region'] };

describe('the letters of the shop', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it.each(Object.keys(letters))(
    'of %s can be read by everybody, by day, after dark and at 320 px',
    async (site) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page } = await openPage({ colorScheme, viewport: { width: 320, height: 640 } });
        for (const [name, { html, document }] of Object.entries(letters[site] ?? {})) {
          const letter = html.replace('{{documents}}', document.html.repeat(2));
          await page.setContent(letter);
          expect([name, await findings(page, inMailProgram)]).toEqual([name, []]);
          const width = await page.evaluate('document.documentElement.scrollWidth');
          expect([name, width]).toEqual([name, 320]);
          // Mail programs drop style sheets, so the styles are in the elements.
          const faults = (await htmlFaults(letter)).filter((fault) => !fault.startsWith('no-inline-style'));
          expect([name, faults]).toEqual([name, []]);
        }
      }
    },
  );

  it('reach the mailbox of a developer, with the words that a guest accepted', async () => {
    const { page } = await openPage({});
    const { path, answer } = flowOf('checking out as a guest');
    await page.goto(`${product.url}${path}?site=TR`);
    await hydrated(page);
    await answer(page, 'TR', 'all fields');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/thank-you/**');
    // The page says that a mail is there.
    await page.getByText('Size yazdık.').waitFor();
    await page.goto(`${product.url}/registration`);
    await page.getByRole('link', { name: 'Mails as they would have been sent' }).click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Letter guest-copy' }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('tr-TR');
    await page.getByText('Onay').first().waitFor();
    expect(await page.content()).not.toContain('{{');
  });

  it.each([
    ['with JavaScript', true],
    ['without', false],
  ])('confirm an address and its newsletter on another device, %s', async (_, javaScriptEnabled) => {
    const { page } = await openPage({});
    const email = await becomeCustomer(page, product.url, 'DE', { 'consents.newsletter': 'on' });
    await page.goto(`${product.url}/address-input/standalone?site=DE`);
    await page.getByText('Wir haben Ihnen geschrieben.').waitFor();
    await page.goto(`${product.url}/consents?site=DE`);
    await page.getByText('Bestätigung ausstehend').waitFor();
    const { page: other, complaints } = await openPage({ javaScriptEnabled });
    await other.goto(`${product.url}/service/mails`);
    await other
      .getByRole('listitem')
      .filter({ hasText: email })
      .getByRole('link', { name: /^Letter/ })
      .click();
    await other.getByRole('link', { name: 'Jetzt bestätigen' }).click();
    await other.getByRole('heading', { name: 'Nur noch ein Klick' }).waitFor();
    if (javaScriptEnabled) expect(await findings(other)).toEqual([]);
    await page.reload();
    await page.getByText('Bestätigung ausstehend').waitFor();
    await other.getByRole('button', { name: 'Jetzt bestätigen' }).press('Enter');
    await other.getByRole('heading', { name: 'Danke, das hat geklappt' }).waitFor();
    expect(complaints).toEqual([]);
    await page.reload();
    await page.getByText('Erteilt am').first().waitFor();
    expect(await page.getByText('Bestätigung ausstehend').count()).toBe(0);
    await page.goto(`${product.url}/address-input/standalone?site=DE`);
    await page.getByText('Möchten Sie Ihr Profil jetzt vervollständigen?').waitFor();
    expect(await page.getByText('Wir haben Ihnen geschrieben.').count()).toBe(0);
  });

  it.each([
    ['with JavaScript', true],
    ['without', false],
  ])(
    'lead a shopper whose address is taken to a new password and back to the checkout, %s',
    async (_, on) => {
      const { page: owner } = await openPage({});
      const email = await becomeCustomer(owner, product.url, 'DE');
      const { page, complaints } = await openPage({ javaScriptEnabled: on });
      const { path, answer } = flowOf('checking out');
      await page.goto(`${product.url}${path}?site=DE`);
      if (on) await hydrated(page);
      await answer(page, 'DE', 'all fields');
      await page.locator('[name=email]').fill(email);
      await page.locator('main form button[type=submit]').last().click();
      await page.getByRole('link', { name: 'Passwort zurücksetzen' }).waitFor();
      await page.locator('main').getByRole('link', { name: 'Anmelden' }).last().click();
      await page.waitForURL('**/login?**');
      expect(await page.locator('[name=email]').inputValue()).toBe(email);
      await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
      await page.waitForURL('**/password?**');
      expect(await page.locator('[name=email]').inputValue()).toBe(email);
      await page.getByRole('button', { name: 'Link schicken' }).click();
      await page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }).waitFor();
      await page.goto(`${product.url}/service/mails`);
      await page
        .getByRole('listitem')
        .filter({ hasText: email })
        .getByRole('link', { name: 'Letter password-reset' })
        .click();
      await page.getByRole('link', { name: 'Neues Passwort festlegen' }).click();
      await page.waitForURL('**/password/new?**');
      await page.locator('[name=password]').fill('kurz');
      await page.getByRole('button', { name: 'Passwort speichern' }).press('Enter');
      await page.getByText('mindestens 8 Zeichen lang').waitFor();
      await page.locator('[name=password]').fill('Neuer-Kaffee-8');
      await page.getByRole('button', { name: 'Passwort speichern' }).press('Enter');
      await page.getByText('Ihr neues Passwort gilt ab sofort').waitFor();
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=password]').fill('Neuer-Kaffee-8');
      await page.locator('[name=password]').press('Enter');
      // The checkout is for newcomers, so it leads a customer on.
      await page.waitForURL('**/address-input/checkout**');
      await page.goto(`${product.url}/account`);
      await page.getByText('Dieses Gerät').waitFor();
      if (on) expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Überall abmelden' }).click();
      await page.getByText('auf allen Geräten abgemeldet').waitFor();
      await owner.goto(`${product.url}/account?site=DE`);
      await owner.getByText('Um Ihr Passwort zu ändern').waitFor();
      expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    },
  );
});
