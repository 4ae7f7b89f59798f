import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '../../flows/domain/src/index.ts';
import { among, combine } from '../support/combine.ts';
import { announced, noteAnnouncements } from './support/announced.ts';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';
import { whole } from './support/whole.ts';

/** The pages without a form that a shopper or a developer can open. */
const otherPaths = [
  '/thank-you/standalone',
  '/thank-you/checkout',
  '/consents',
  `/confirm?token=${'A'.repeat(43)}`,
  '/confirm/done',
  '/login',
  `/password/new?token=${'A'.repeat(43)}`,
  '/address-input/nonsense',
  '/registration',
];
const phone = { viewport: { width: 375, height: 800 } };
const desktop = { viewport: { width: 1280, height: 800 } };
const looks: Readonly<Record<string, BrowserContextOptions>> = {
  'light on a phone': { ...phone, colorScheme: 'light' },
  'dark on a phone': { ...phone, colorScheme: 'dark' },
  'light on a desktop': { ...desktop, colorScheme: 'light' },
  'dark on a desktop': { ...desktop, colorScheme: 'dark' },
};

/** Tests each page once, on one site and in one look after the other. */
const inTurns = ([pages = 0, sites = 1, looksCount = 1]: readonly number[]) =>
  Array.from({ length: pages }, (_, page) => [page, page % sites, page % looksCount]);

const isVisible = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('the accessibility of the product', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  // The sites with the widest texts, the longest texts, other consents and another order of fields.
  const sites = among(siteKeys, ['DE', 'CH_FR', 'TR', 'HU']);
  it.each(combine(flowNames, sites, Object.keys(looks), inTurns))(
    'axe finds nothing on the page for %s of %s, %s, nor with errors, nor after the success',
    async (name, site, look) => {
      const { path, before, answer, leadsTo } = flowOf(name);
      const { page } = await openPage({ bypassCSP: true, reducedMotion: 'reduce', ...looks[look] });
      await before?.(page, product.url, site);
      await page.goto(`${product.url}${path}?site=${site}`);
      await whole(page);
      expect(await findings(page)).toEqual([]);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await page.locator('button[type=submit]').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      expect(await findings(page)).toEqual([]);
      // The first wrong field has the focus and is visible.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
      expect(await isVisible(page, ':focus')).toBe(true);
      await answer(page, site, 'all fields');
      await page.locator('button[type=submit]').click();
      await page.waitForURL(leadsTo('all fields'));
      await whole(page);
      expect(await findings(page)).toEqual([]);
    },
  );

  it.each(combine(otherPaths, ['DE'], Object.keys(looks), inTurns))(
    'axe finds nothing on %s of %s, %s',
    async (path, site, look) => {
      const { page } = await openPage({ bypassCSP: true, ...looks[look] });
      await page.goto(`${product.url}${path}?site=${site}`);
      await whole(page);
      expect(await findings(page)).toEqual([]);
    },
  );

  it.each([true, false])('follows the system after dark, with JavaScript: %s', async (javaScriptEnabled) => {
    const { page } = await openPage({ colorScheme: 'dark', javaScriptEnabled });
    for (const path of ['/signup', '/no-such-page']) {
      await page.goto(`${product.url}${path}`);
      const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
      expect([path, ground]).toEqual([path, 'rgb(33, 23, 17)']);
    }
  });

  it.each([
    ['320 px', { width: 320, height: 640 }],
    ['400 % zoom', { width: 320, height: 256 }],
  ])(
    'nothing is cut off or scrolls sideways at %s, and the first error scrolls into view',
    async (_, viewport) => {
      const { page } = await openPage({ viewport });
      await page.goto(`${product.url}/signup`);
      await hydrated(page);
      await noteAnnouncements(page, 'polite');
      await page.locator('[name="cardMembership"]').check();
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await isVisible(page, ':focus')).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'personalData.salutation',
      );
      // The banner may be outside the viewport, so speech software announces it after the present
      // announcement.
      await expect
        .poll(async () => (await announced(page)).at(-1))
        .toMatch(/^Bitte korrigieren Sie Ihre Angaben\. \d+ Angaben sind noch nicht richtig\.$/);
    },
  );

  it('the form of the checkout keeps its room with text at 200 percent on a desktop', async () => {
    const { page } = await openPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(`${product.url}/checkout-registration`);
    const salutation = await page.locator('[name="personalData.salutation"]').boundingBox();
    expect(salutation?.width).toBeGreaterThan(320);
  });

  it('shows banner and first error together if there is room', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await isVisible(page, ':focus')).toBe(true);
    expect(await isVisible(page, 'form > :first-child')).toBe(true);
  });

  it('the skip link leads to the page, and changes nothing else', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await page.locator('[name="email"]').fill('erika@example.com');
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.focus());
    // When the browser reports the jump, a router would already have acted on it. The page starts to listen
    // before the key press, because key presses do not wait for scripts that the test runs in the page.
    await page.evaluate(() => {
      const jump = new Promise((done) => addEventListener('hashchange', () => requestAnimationFrame(done)));
      Object.assign(window, { jump });
    });
    await page.keyboard.press('Enter');
    await page.evaluate(async () => void (await Reflect.get(window, 'jump')));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.locator('[name="email"]').inputValue()).toBe('erika@example.com');
  });

  // These forms have every control between them. The other forms use some of the same controls.
  const withAllControls = among(flowNames, [
    'signing up',
    'checking out as a guest with an address',
    'taking the card',
    'asking to join the community',
  ]);
  it.each(withAllControls)(
    '%s by the Tab key alone: every control in order, with visible focus, large enough, and Enter submits',
    async (name) => {
      const { path, before } = flowOf(name);
      const { page } = await openPage({ hasTouch: true });
      await before?.(page, product.url, 'DE');
      await page.goto(`${product.url}${path}`);
      await hydrated(page);
      const controls = await page
        // A group of radios is one tab stop, on its checked radio.
        .locator(
          'form :is(input:not([type=hidden], [type=radio]:not(:checked)), select, button[type=submit])',
        )
        .evaluateAll((all) => all.map((each) => each.getAttribute('name') ?? each.getAttribute('type')));
      const stops: (string | null)[] = [];
      for (let presses = 0; presses < 40 && stops.at(-1) !== 'submit'; presses += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return undefined;
          const { outlineStyle, outlineWidth } = getComputedStyle(focused);
          const { height, width } = focused.getBoundingClientRect();
          const named = focused.getAttribute('name') ?? focused.textContent?.trim() ?? '';
          const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          const submits = focused.getAttribute('type') === 'submit';
          return { named: submits ? 'submit' : named, ring, height, width };
        });
        if (!stop) continue;
        stops.push(stop.named);
        expect([stop.named, stop.ring]).toEqual([stop.named, true]);
        expect([stop.named, Math.min(stop.height, stop.width) >= 20]).toEqual([stop.named, true]);
      }
      expect(stops.filter((stop) => controls.includes(stop))).toEqual(controls);
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid="true"]').first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(controls[0]);
    },
  );
});
