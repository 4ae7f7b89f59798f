import { describe, expect, it, onTestFinished } from 'vitest';
import { köln } from '../support/address-page.ts';
import { among } from '../../support/combine.ts';
import { findings } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { erika, fillIn, freshEmail, hydrated } from '../support/shopper.ts';
import { startForgetfulProxy } from './forgetful-proxy.ts';
import { frameOf, heardIn, heightsOf, openHost, resultsIn, useHosts } from './use-hosts.ts';

const signup = '<crema-form id="form" page="signup" site="DE"></crema-form>';

describe('a flow in a frame of another site', () => {
  const hosts = useHosts();
  const openPage = useBrowser();

  it('registers, greets there, and sends the result to the embedding page', async () => {
    const { stage, partner } = hosts();
    const { page, complaints } = await openPage();
    await openHost(page, partner, stage.product.url, signup);
    const frame = await frameOf(page);
    await hydrated(frame);
    const email = freshEmail();
    await fillIn(frame, { ...erika, email });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    await expect.poll(() => resultsIn(page)).toEqual([{ flow: 'standalone', status: 'registered' }]);
    expect(await stage.query('select 1 from customer where email = $1', [email])).toHaveLength(1);
    // The messages contain no entered value and no id.
    expect(JSON.stringify(await page.evaluate('heard'))).not.toMatch(
      /Erika|Muster|example\.com|[0-9a-f-]{36}/,
    );
    expect(await page.locator('iframe').getAttribute('title')).toBe('Profil vervollständigen – Crema');
    // After a reload the page does not report the success again.
    await frame.evaluate(() => location.reload());
    await expect.poll(async () => (await heardIn(page)).map(({ type }) => type)).toHaveLength(4);
    expect(await resultsIn(page)).toHaveLength(1);
    // The frame does not read the site's own cookies.
    const names = (await page.context().cookies()).map(
      ({ name, sameSite, secure }) => `${name} ${sameSite} ${secure}`,
    );
    expect(names.toSorted()).toEqual([
      '__Host-embedded_crema_session None true',
      '__Host-embedded_csrf None true',
      '__Host-embedded_ltt None true',
      '__Host-embedded_test None true',
    ]);
    expect(complaints).toEqual([]);
  });

  it('sends no tracking, because there is no consent banner in a frame', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openHost(page, partner, stage.product.url, signup);
    const frame = await frameOf(page);
    await hydrated(frame);
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await frame.locator('[aria-invalid=true]').first().waitFor();
    expect(await frame.evaluate(() => Reflect.has(window, 'dataLayer'))).toBe(false);
    expect(fetched.filter((path) => /wiring|tracking/.test(path))).toEqual([]);
  });

  it('is as high as its content, without a scroll bar inside', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage({ viewport: { width: 375, height: 700 } });
    await openHost(page, partner, stage.product.url, signup);
    const frame = await frameOf(page);
    await hydrated(frame);
    const fits = async () => {
      const { frame: height, content, scrollable, bar } = await heightsOf(page, frame);
      return Math.abs(height - content) < 1 && scrollable <= 0 && bar === 0;
    };
    await expect.poll(fits).toBe(true);
    const before = await heightsOf(page, frame);
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await frame.locator('[aria-invalid=true]').first().waitFor();
    await expect.poll(async () => (await heightsOf(page, frame)).frame).toBeGreaterThan(before.frame + 50);
    await expect.poll(fits).toBe(true);
  });

  it('can be entered and left with Tab, and needs no mouse', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await openHost(page, partner, stage.product.url, signup);
    const frame = await frameOf(page);
    await hydrated(frame);
    await page.getByRole('link', { name: 'Davor' }).focus();
    const reached = new Set<string | null>();
    const isOutside = () => page.evaluate(() => document.activeElement?.textContent === 'Danach');
    for (let presses = 0; presses < 60 && !(await isOutside()); presses += 1) {
      await page.keyboard.press('Tab');
      reached.add(await frame.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    }
    expect(await isOutside()).toBe(true);
    expect([...reached]).toEqual(expect.arrayContaining(['personalData.salutation', 'email', 'password']));
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('crema-form');
  });

  const forms = [
    ['TR', 'signup'],
    ['CH_FR', 'checkout-registration-with-address-without-password'],
    ['DE', 'signup'],
    ['PL', 'community-registration'],
  ] as const;
  // Other tests check the same pages without a frame.
  it.each(among(forms, forms.slice(0, 2)))(
    'is as accessible and as narrow as any page: %s %s',
    async (site, path) => {
      const { stage, partner } = hosts();
      const { page, complaints } = await openPage({ viewport: { width: 320, height: 640 } });
      const form = `<crema-form page="${path}" site="${site}"></crema-form>`;
      await openHost(page, partner, stage.product.url, form);
      const frame = await frameOf(page);
      await hydrated(frame);
      expect(complaints).toEqual([]);
      expect(await findings(frame)).toEqual([]);
      // axe cannot look into a frame of another site from here. The test has checked that frame by itself.
      expect(await findings(page, { except: ['frame-tested'] })).toEqual([]);
      const wide = () => document.documentElement.scrollWidth - innerWidth;
      expect([await frame.evaluate(wide), await page.evaluate(wide)]).toEqual([0, 0]);
    },
  );

  it('opens links in a new tab, and ends when the shopper continues to the shop', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await page.context().route('https://www.crema.example/**', (route) => route.fulfill({ body: 'Shop' }));
    await openHost(page, partner, stage.product.url, '<crema-form page="thank-you/checkout"></crema-form>');
    const frame = await frameOf(page);
    const [login] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'Anmelden' }).click(),
    ]);
    expect(login.url()).toBe(`${stage.product.url}/login?returnTo=%2Faddress-input%2Fcheckout`);
    expect(await resultsIn(page)).toEqual([]);
    await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'Weiter zur Kasse' }).click(),
    ]);
    await expect.poll(() => resultsIn(page)).toEqual([{ flow: 'checkout', status: 'closed' }]);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('ends when its own button closes it', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await openHost(
      page,
      partner,
      stage.product.url,
      '<crema-form page="community-registration"></crema-form>',
    );
    const frame = await frameOf(page);
    await hydrated(frame);
    await frame.getByRole('button', { name: 'Schließen' }).click();
    await expect.poll(() => resultsIn(page)).toEqual([{ flow: 'community', status: 'closed' }]);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('ends when React has emptied it twice, because the error page loads in no frame', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    const loaded: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame()) loaded.push(new URL(frame.url()).pathname);
    });
    await page.route('**/assets/thank-you-screen-*.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const ThankYou = () => { throw new Error("Broken"); };',
      }),
    );
    await openHost(page, partner, stage.product.url, '<crema-form page="thank-you/checkout"></crema-form>');
    await expect.poll(() => resultsIn(page)).toEqual([{ flow: 'checkout', status: 'closed' }]);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(loaded.filter((path) => path !== 'blank')).toEqual(Array(2).fill('/embed/thank-you/checkout'));
  });

  it('saves the address of a shopper who has registered there', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await openHost(page, partner, stage.product.url, signup);
    const frame = await frameOf(page);
    await hydrated(frame);
    const email = freshEmail();
    await fillIn(frame, { ...erika, email });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    await hydrated(frame);
    await fillIn(frame, köln);
    await frame.locator('button[type=submit]').click();
    await expect
      .poll(() => resultsIn(page))
      .toEqual([
        { flow: 'standalone', status: 'registered' },
        { flow: 'standalone', status: 'saved' },
      ]);
    await frame.getByText('Domkloster 4').waitFor();
  });

  it('shows the page after the form from its top, and makes room for a dialog', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage({ viewport: { width: 800, height: 700 } });
    await openHost(page, partner, stage.product.url, signup);
    const frame = await frameOf(page);
    await hydrated(frame);
    await fillIn(frame, { ...erika, email: freshEmail() });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    const heading = frame.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' });
    await heading.waitFor();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0);
    await hydrated(frame);
    await fillIn(frame, köln);
    await frame.locator('button[type=submit]').click();
    await frame.getByText('Domkloster 4').waitFor();
    const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeLessThan(640);
    await frame.getByRole('button', { name: 'Adresse ändern' }).click();
    await frame.getByRole('dialog').waitFor();
    await expect.poll(height).toBe(640);
    await page.keyboard.press('Escape');
    await expect.poll(height).toBeLessThan(640);
  });

  it('works in a cross-origin isolated page, and in one whose policy allows no inline style', async () => {
    const { stage, partner } = hosts();
    const { page, complaints } = await openPage();
    const { url } = stage.product;
    const html = `<!doctype html><html lang="de"><title>Röstfreunde</title><script src="${url}/embed.js" crossorigin></script><crema-form></crema-form></html>`;
    partner.show(html, {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; script-src ${url}; frame-src ${url}`,
    });
    await page.goto(partner.origin);
    const frame = await frameOf(page);
    await hydrated(frame);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(900);
    // The browser requests a favicon of the page by itself.
    expect(complaints.filter((each) => !each.includes('favicon'))).toEqual([]);
  });

  it('in a cross-origin isolated page redirects a customer after a reload', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    partner.show(
      `<!doctype html><html lang="de"><title>Röstfreunde</title><script src="${stage.product.url}/embed.js" crossorigin></script><crema-form></crema-form></html>`,
      { 'cross-origin-embedder-policy': 'require-corp' },
    );
    await page.goto(partner.origin);
    const frame = await frameOf(page);
    await hydrated(frame);
    await fillIn(frame, { ...erika, email: freshEmail() });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    const greeting = { name: 'Willkommen, Erika!' };
    await frame.getByRole('heading', greeting).waitFor();
    await page.reload();
    await page.frameLocator('crema-form iframe').getByRole('heading', greeting).waitFor();
  });

  it('without JavaScript registers as well, and stays in the frame', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage({ javaScriptEnabled: false });
    partner.show(
      `<iframe src="${stage.product.url}/embed/signup?host=${encodeURIComponent(partner.origin)}"></iframe>`,
    );
    await page.goto(partner.origin);
    const frame = await frameOf(page, 'body');
    await fillIn(frame, { ...erika, email: 'no address' });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await frame.locator('[aria-invalid=true]').first().waitFor();
    await fillIn(frame, { ...erika, email: freshEmail() });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
  });

  it.each(['/embed', '/embed-popup'])(
    'without JavaScript stays below %s if the browser sends no referrer, and its own address is too long',
    async (place) => {
      const { stage, partner } = hosts();
      const { page } = await openPage({ javaScriptEnabled: false });
      const host = `host=${encodeURIComponent(partner.origin)}`;
      const proxy = await startForgetfulProxy(stage.product.url);
      onTestFinished(() => proxy.close());
      const address = `${proxy.url}${place}/signup?a=${'x'.repeat(2000)}&${host}`;
      partner.show(
        place === '/embed' ? `<iframe src="${address}"></iframe>` : `<a href="${address}">Anmelden</a>`,
      );
      await page.goto(partner.origin);
      if (place !== '/embed') await page.getByRole('link').click();
      const shown = place === '/embed' ? await frameOf(page, 'body') : page.mainFrame();
      await fillIn(shown, { ...erika, email: 'no address' });
      await shown.getByRole('button', { name: 'Konto anlegen' }).click();
      await shown.locator('[aria-invalid=true]').first().waitFor();
      expect(await shown.getByLabel('Vorname').inputValue()).toBe('Erika');
      await fillIn(shown, { ...erika, email: freshEmail() });
      await shown.getByRole('button', { name: 'Konto anlegen' }).click();
      await shown.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
      expect(new URL(shown.url()).pathname).toBe(`${place}/address-input/standalone`);
      expect(new URL(shown.url()).searchParams.get('host')).toBe(partner.origin);
    },
  );
});
