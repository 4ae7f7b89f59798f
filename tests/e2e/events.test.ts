import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

/** The long-term token of a visitor whom the shop knows: a JWT with the id `token-1`. */
const token = `e30.${btoa(JSON.stringify({ lid: 'token-1' }))}.s`;

describe('events of a visit, from the page to the database', () => {
  const openProfile = useBrowser();
  const { url, query } = sharedProduct();

  /** Opens the sign-up as a visitor who is asked. On `*.localhost` the library asks for no customer data (Tracking §7). */
  async function openSignUp() {
    const opened = await openProfile({ asksForConsent: true });
    await opened.page.context().addCookies([{ name: 'crema_ltt', value: token, url }]);
    const published: string[] = [];
    const elsewhere: string[] = [];
    opened.page.on('request', (request) => {
      if (!request.url().startsWith(url)) elsewhere.push(request.url());
      if (request.url().endsWith('/ttruth/publish')) published.push(request.postData() ?? '');
    });
    await opened.page.goto(`${url}/signup`);
    await hydrated(opened.page);
    return { ...opened, published, elsewhere };
  }

  const choose = async (page: Page, name: string) => {
    const banner = page.getByRole('region', { name: 'Ihre Cookie-Auswahl' });
    await banner.getByRole('button', { name }).click();
    await banner.waitFor({ state: 'detached' });
  };

  async function signUp(page: Page, email: string) {
    await fillIn(page, { ...erika, email });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  }

  /** Returns the stored events with the ids of these requests. */
  const storedOf = (published: readonly string[]) =>
    query('select name, session, token_hash, fields from event where id = any($1) order by id', [
      published.map((body) => String(JSON.parse(body).event_id)),
    ]);

  it('are stored with the session of a visitor who accepts', async () => {
    const { page, published, elsewhere, complaints } = await openSignUp();
    await choose(page, 'Alle annehmen');
    const email = freshEmail();
    await signUp(page, email);
    const names = async () => (await storedOf(published)).map(({ name }) => name);
    for (const name of ['page_view', 'form_started', 'form_submitted', 'form_registered'])
      await expect.poll(names).toContain(name);
    const rows = await storedOf(published);
    const sessions = new Set(rows.filter(({ name }) => name !== 'page_view').map(({ session }) => session));
    expect(sessions.size).toBe(1);
    expect([...sessions]).not.toContain(null);
    expect(rows.at(-1)?.['token_hash']).toMatch(/^[\w-]{20,}$/);
    const text = JSON.stringify(rows);
    for (const secret of [email, 'Erika', 'Muster', 'Kaffee123', 'token-1'])
      expect(text).not.toContain(secret);
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('never hold the token of a link in a mail, nor does anything that a page sends or keeps', async () => {
    const { page, published } = await openSignUp();
    await choose(page, 'Alle annehmen');
    const link = 'Tok3n-of-a-link-in-a-mail-'.padEnd(43, 'x');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    for (const path of ['/confirm', '/password/new']) {
      const before = published.length;
      await page.goto(`${url}${path}?token=${link}`);
      await expect.poll(() => published.length).toBeGreaterThan(before);
      const kept = await page.evaluate(
        'JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])',
      );
      expect(kept).not.toContain(link);
    }
    // The next page could name the one before.
    await page.goto(`${url}/login`);
    await hydrated(page);
    await expect.poll(() => sent.some((text) => text.includes('/ttruth/publish'))).toBe(true);
    expect(sent.filter((text) => text.includes(link))).toEqual([]);
    expect(JSON.stringify(await storedOf(published))).not.toContain(link);
  });

  it.each([
    ['de', '/signup', 'Ihre Cookie-Auswahl'],
    ['tr', '/signupcrema', 'Çerez tercihiniz'],
    ['ch-fr', '/community-request', 'Vos choix en matière de cookies'],
  ])('are asked about on %s%s without a finding of axe', async (host, path, name) => {
    const { page, complaints } = await openProfile({ asksForConsent: true });
    await page.goto(`${url.replace('127.0.0.1', `${host}.localhost`)}${path}`);
    await page.getByRole('region', { name }).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('have no id of a visitor who refuses, and nothing goes elsewhere', async () => {
    const { page, published, elsewhere, complaints } = await openSignUp();
    await choose(page, 'Alle ablehnen');
    await signUp(page, freshEmail());
    await expect
      .poll(async () => (await storedOf(published)).map(({ name }) => name))
      .toContain('form_registered');
    for (const { session, token_hash, fields } of await storedOf(published)) {
      expect([session, token_hash]).toEqual([null, null]);
      expect(fields).not.toHaveProperty('token');
    }
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('are all stored when the tab is closed a second after tracking has loaded', async () => {
    const { page, published } = await openSignUp();
    await choose(page, 'Alle annehmen');
    await expect.poll(() => published.length).toBeGreaterThan(0);
    const known = published.length;
    await page.evaluate(() => {
      for (let count = 0; count < 20; count += 1) {
        const data = { event_name: 'store_call', event_label: `call ${count}`, scope: 'ttruth' };
        window.postMessage(JSON.stringify({ event_name: 'CustomEventData', data }), '/');
      }
    });
    await expect.poll(() => published.length).toBe(known + 20);
    await page.close();
    await expect.poll(async () => (await storedOf(published.slice(known))).length).toBe(20);
  });
});
