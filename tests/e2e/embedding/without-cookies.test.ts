import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { erika, fillIn, freshEmail, hydrated } from '../support/shopper.ts';
import { type ForgetfulProxy, startForgetfulProxy } from './forgetful-proxy.ts';
import { frameOf, openHost, resultsIn, useHosts } from './use-hosts.ts';

const signup = '<crema-form page="signup" site="DE"></crema-form>';
const offer = 'Formular in neuem Fenster öffnen';

/**
 * Makes the browser block cookies in frames of other sites, as Safari and Firefox do. It still allows
 * partitioned cookies.
 */
async function refuseForeignCookies(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
}

/** Registers on the page, which is in its own window. */
async function register(popup: Page): Promise<void> {
  await hydrated(popup);
  await fillIn(popup, { ...erika, email: freshEmail() });
  await popup.getByRole('button', { name: 'Konto anlegen' }).click();
  await popup.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
}

describe('a browser that blocks cookies in frames of other sites', () => {
  const hosts = useHosts();
  const openPage = useBrowser();
  let older: ForgetfulProxy;
  beforeAll(async () => {
    older = await startForgetfulProxy(hosts().stage.product.url);
  });
  afterAll(() => older.close());

  it('still allows them if it supports Partitioned', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await refuseForeignCookies(page);
    await openHost(page, partner, stage.product.url, signup);
    const frame = await frameOf(page);
    await hydrated(frame);
    await fillIn(frame, { ...erika, email: freshEmail() });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    // The cookies of the frame do not log the shopper in on the site itself.
    const own = await page.context().newPage();
    await own.goto(`${stage.product.url}/signup`);
    expect(new URL(own.url()).pathname).toBe('/signup');
    await own.goto(`${stage.product.url}/embed/signup?host=${encodeURIComponent(partner.origin)}`);
    expect(new URL(own.url()).pathname).toBe('/embed/signup');
  });

  it('runs the flow in a window, and the embedding page gets the same messages', async () => {
    const { partner } = hosts();
    const { page, complaints } = await openPage();
    await refuseForeignCookies(page);
    await openHost(page, partner, older.url, signup);
    const frame = page.frameLocator('crema-form iframe');
    const link = frame.getByRole('link', { name: offer });
    await link.waitFor();
    expect(await findings(await frameOf(page))).toEqual([]);
    // The link works with the keyboard as well as with a mouse.
    await link.focus();
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await register(popup);
    await expect.poll(() => resultsIn(page)).toEqual([{ flow: 'standalone', status: 'registered' }]);
    expect(await frame.getByText('Geschafft.').isVisible()).toBe(true);
    // In this window the shopper is logged in on the site itself.
    await popup.goto(`${older.url}/signup`);
    await popup.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    await popup.close();
    await expect
      .poll(() => resultsIn(page))
      .toEqual([
        { flow: 'standalone', status: 'registered' },
        { flow: 'standalone', status: 'closed' },
      ]);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('can open the window again after the shopper has closed it early', async () => {
    const { partner } = hosts();
    const { page } = await openPage();
    await refuseForeignCookies(page);
    await openHost(page, partner, older.url, signup);
    const link = page.frameLocator('crema-form iframe').getByRole('link', { name: offer });
    const open = async () => {
      const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      return popup;
    };
    await (await open()).close();
    const popup = await open();
    await register(popup);
    await expect.poll(() => resultsIn(page)).toEqual([{ flow: 'standalone', status: 'registered' }]);
  });

  it('keeps the form of a shopper who types before the check, and the server accepts it without cookies', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await refuseForeignCookies(page);
    let go = () => {};
    const typed = new Promise<void>((resolve) => {
      go = resolve;
    });
    let answers = 0;
    await page.route('**/embed/service/cookies', async (route) => {
      await typed;
      await route.continue();
      answers += 1;
    });
    await openHost(page, partner, older.url, signup);
    const frame = await frameOf(page);
    await hydrated(frame);
    const email = freshEmail();
    await frame.getByLabel('Vorname').fill('Erika');
    await frame.getByLabel('Vorname').blur();
    go();
    await expect.poll(() => answers).toBe(2);
    await page.waitForLoadState('networkidle');
    await fillIn(frame, { ...erika, email });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Profil vervollständigen' }).waitFor();
    await expect.poll(() => resultsIn(page)).toEqual([{ flow: 'standalone', status: 'registered' }]);
    expect(await stage.query('select 1 from customer where email = $1', [email])).toHaveLength(1);
  });

  it('opens a tab if it blocks windows, and the tab sends the same messages', async () => {
    const { partner } = hosts();
    const { page } = await openPage();
    await refuseForeignCookies(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openHost(page, partner, older.url, signup);
    const link = page.frameLocator('crema-form iframe').getByRole('link', { name: offer });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await register(tab);
    await expect.poll(() => resultsIn(page)).toEqual([{ flow: 'standalone', status: 'registered' }]);
  });
});
