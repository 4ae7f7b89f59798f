import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('a registration and what tracking did with it', () => {
  const openPage = useBrowser();
  const { url, query } = sharedProduct();

  /** Signs up after this choice about consent. Returns the header of the registration, and the receipts of the page. */
  async function signUp(page: Page, choice: string) {
    const headers: (string | undefined)[] = [];
    const receipts: { readonly id?: string; readonly words: readonly string[] }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/receipts')) receipts.push(JSON.parse(request.postData() ?? ''));
      if (request.url().endsWith('/registrations')) headers.push(request.headers()['x-tracking']);
    });
    // The library warns about a visitor whom the shop has never known.
    const token = `e30.${btoa(JSON.stringify({ lid: 'token-1' }))}.s`;
    await page.context().addCookies([{ name: 'crema_ltt', value: token, url }]);
    await page.goto(`${url}/signup`);
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Ihre Cookie-Auswahl' });
    await banner.getByRole('button', { name: choice }).click();
    await banner.waitFor({ state: 'detached' });
    await fillIn(page, { ...erika, email: freshEmail() });
    // A form that is sent before would count as left early.
    await page.waitForFunction(() => 'tracking' in document.body.dataset);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    return { headers, receipts };
  }

  it('have an id in common with consent, and their session', async () => {
    const { page, complaints } = await openPage({ asksForConsent: true });
    const { headers, receipts } = await signUp(page, 'Alle annehmen');
    const sent = () => receipts.filter(({ words }) => words.includes('registered.ttruth=sent'));
    await expect.poll(() => sent().length).toBeGreaterThan(0);
    const [name = '', ...words] = headers[0]?.split(' ') ?? [];
    expect(name).toMatch(id);
    expect(words).toContain('ttruth=works');
    expect(new Set(receipts.map((receipt) => receipt.id))).toEqual(new Set([name]));
    const stored = async () => await query('select word from outcome_word where id = $1', [name]);
    await expect.poll(stored).toContainEqual({ word: 'registered.ttruth=sent' });
    const matched = async () =>
      await query(
        `select event.name from outcome join event on event.session = outcome.session
         where outcome.id = $1 and event.name = 'form_registered'`,
        [name],
      );
    await expect.poll(matched).toEqual([{ name: 'form_registered' }]);
    // The page that follows reports nothing again when it is reloaded.
    const before = receipts.length;
    await page.reload();
    await hydrated(page);
    await page.goBack();
    expect(receipts.length).toBe(before);
    expect(complaints).toEqual([]);
  });

  it('have nothing in common without consent, and one receipt is sent', async () => {
    const { page, complaints } = await openPage({ asksForConsent: true });
    const { headers, receipts } = await signUp(page, 'Alle ablehnen');
    await expect.poll(() => receipts.length).toBe(1);
    expect(headers[0]).toMatch(/^- .*ttruth=works/);
    expect(receipts).toEqual([{ words: expect.arrayContaining(['registered.ttruth=sent']) }]);
    expect(await page.evaluate(() => sessionStorage.getItem('cremaReceipts'))).toBe(null);
    await page.reload();
    await hydrated(page);
    expect(receipts).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it.each([
    [320, 'light'],
    [320, 'dark'],
    [1280, 'light'],
  ] as const)('can be read by everybody, at %s px, %s', async (width, colorScheme) => {
    await query(
      `insert into outcome_count (day, site, source, kinds, words, shard, number)
       values (cast(current_timestamp as date), 'DE', 'tracked', 'registration', 'ttruth=fails', $1, 30)`,
      [Math.floor(Math.random() * 1e9)],
    );
    const { page, complaints } = await openPage({ viewport: { width, height: 800 }, colorScheme });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${url}/service/events/outcomes`);
    await page.getByRole('cell', { name: 'ttruth' }).first().waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(asked).toEqual(['/service/events/outcomes']);
    await page.getByLabel('Last day').fill('2024-01-01');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('No registration is stored in these seven days.').waitFor();
    expect(complaints).toEqual([]);
  });
});
