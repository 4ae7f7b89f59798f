import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { erika, fillIn, freshEmail, hydrated } from '../support/shopper.ts';
import { frameOf, heardIn, openHost, resultsIn, useHosts } from './use-hosts.ts';

describe('the element around a flow', () => {
  const hosts = useHosts();
  const openPage = useBrowser();

  it('reacts to messages of its own frame and of no other', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    const two =
      '<crema-form id="one" page="signup"></crema-form><crema-form id="two" page="thank-you/checkout"></crema-form>';
    await openHost(page, partner, stage.product.url, two);
    const frame = await frameOf(page, '#one');
    await hydrated(frame);
    await fillIn(frame, { ...erika, email: freshEmail() });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect.poll(() => resultsIn(page)).toHaveLength(1);
    await page.locator('#two').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await heardIn(page)).filter(({ by }) => by === 'two')).toHaveLength(1);
    expect((await heardIn(page)).filter(({ type }) => type === 'crema-result').map(({ by }) => by)).toEqual([
      'one',
    ]);
    const titles = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((each) => each.getAttribute('title')));
    expect(titles).toEqual(['Profil vervollständigen – Crema', 'Bestellen als Gast – Crema']);
  });

  it('reports no registration after a redirect from an outdated form', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    const two = '<crema-form id="one"></crema-form><crema-form id="two"></crema-form>';
    await openHost(page, partner, stage.product.url, two);
    const frame = await frameOf(page, '#one');
    await hydrated(frame);
    // The form above now has its height. A frame outside the viewport does not render, so no wait in it would
    // end.
    await page.locator('#two').scrollIntoViewIfNeeded();
    const older = await frameOf(page, '#two');
    await hydrated(older);
    await fillIn(frame, { ...erika, email: freshEmail() });
    await frame.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect.poll(() => resultsIn(page)).toHaveLength(1);
    // Submits the form as a page does whose script failed to load.
    await older.evaluate(() => document.forms[0]?.submit());
    await older.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    await expect.poll(async () => (await heardIn(page)).filter(({ by }) => by === 'two')).toHaveLength(2);
    expect(await resultsIn(page)).toHaveLength(1);
  });

  it('ignores messages of the embedding page, and those outside the protocol', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await openHost(page, partner, stage.product.url, '<crema-form id="form"></crema-form>');
    const frame = await frameOf(page);
    await hydrated(frame);
    const height = await page.locator('iframe').evaluate((each) => each.style.height);
    const result = { type: 'crema-result', flow: 'standalone', status: 'registered' };
    await page.evaluate((message) => postMessage(message, '*'), result);
    const wrong = [
      'text',
      null,
      { type: 'crema-result', flow: 'standalone', status: 'anything' },
      { type: 'crema-resize', height: -1 },
      { type: 'crema-resize', height: 1e9 },
      { type: 'crema-resize', height: '1px;position:fixed' },
      { type: 'click' },
    ];
    const marker = { type: 'crema-ready', title: 'the last one' };
    await frame.evaluate(
      ([messages, origin]) => {
        for (const message of messages) parent.postMessage(message, origin);
      },
      [[...wrong, marker], partner.origin] as const,
    );
    await expect.poll(async () => (await heardIn(page)).at(-1)?.detail).toEqual({ title: 'the last one' });
    expect(await resultsIn(page)).toEqual([]);
    expect(await page.locator('iframe').evaluate((each) => each.style.height)).toBe(height);
  });

  it('ignores messages of another site that has loaded in its frame', async () => {
    const { stage, partner, stranger } = hosts();
    const { page } = await openPage();
    const messages = [
      { type: 'crema-result', flow: 'standalone', status: 'registered' },
      { type: 'crema-ready', title: 'the last one' },
    ];
    stranger.show(
      `<script>for (const each of ${JSON.stringify(messages)}) parent.postMessage(each, '*');</script>`,
    );
    await openHost(page, partner, stage.product.url, '<crema-form page="thank-you/checkout"></crema-form>');
    await expect.poll(() => heardIn(page)).toHaveLength(1);
    await page.evaluate(() =>
      addEventListener('message', ({ data }) => Reflect.set(window, 'last', data.title)),
    );
    await page
      .locator('iframe')
      .evaluate((frame, address) => frame.setAttribute('src', address), stranger.origin);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'last'))).toBe('the last one');
    expect(await heardIn(page)).toHaveLength(1);
  });

  it('works as new after it is removed and inserted again', async () => {
    const { stage, partner } = hosts();
    const { page, complaints } = await openPage();
    await openHost(
      page,
      partner,
      stage.product.url,
      '<crema-form id="form" page="thank-you/checkout"></crema-form>',
    );
    await expect.poll(() => heardIn(page)).toHaveLength(1);
    await page.locator('crema-form').evaluate((form) => {
      const { parentElement } = form;
      form.remove();
      parentElement?.prepend(form);
    });
    await expect.poll(() => heardIn(page)).toHaveLength(2);
    expect(await page.locator('iframe').count()).toBe(1);
    const frame = await frameOf(page);
    await frame.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('crema-form').evaluate((form) => form.setAttribute('page', 'signup'));
    await hydrated(await frameOf(page));
    expect(await page.locator('iframe').count()).toBe(1);
    await page.locator('crema-form').evaluate((form) => form.setAttribute('label', 'Anmeldung'));
    expect(await page.locator('iframe').getAttribute('title')).toBe('Anmeldung');
    expect(complaints).toEqual([]);
  });

  it('is defined once, however often its script is loaded, and can be created by a script', async () => {
    const { stage, partner } = hosts();
    const { page, complaints } = await openPage();
    await openHost(
      page,
      partner,
      stage.product.url,
      `<div id="place"></div><script src="${stage.product.url}/embed.js?again" crossorigin></script>`,
    );
    await page.evaluate(() => {
      const place = document.getElementById('place');
      const crema: unknown = Reflect.get(window, 'Crema');
      if (place && typeof crema === 'object' && crema !== null) {
        const embed: unknown = Reflect.get(crema, 'embed');
        if (typeof embed === 'function') embed(place, { page: 'signup', site: 'AT', label: 'Neu hier?' });
      }
    });
    const frame = await frameOf(page, '#place');
    await hydrated(frame);
    expect(await frame.evaluate(() => document.documentElement.lang)).toBe('de-AT');
    expect(await page.locator('iframe').getAttribute('title')).toBe('Neu hier?');
    expect(complaints).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'https://stranger.example/',
    '//stranger.example/',
    String.raw`\\stranger.example`,
    '../signup',
    '%2e%2e/signup',
    'signup?host=https://stranger.example',
    'signup"><script>alert(1)</script>',
  ])('shows nothing but a page of the product, whatever stands in its attributes: %s', async (hostile) => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await openHost(page, partner, stage.product.url, '<div id="place"></div>');
    await page.evaluate((value) => {
      const form = document.createElement('crema-form');
      for (const name of ['page', 'site', 'label']) form.setAttribute(name, value);
      document.getElementById('place')?.append(form);
    }, hostile);
    const addresses = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((each) => each.getAttribute('src')));
    for (const address of addresses) {
      const { origin, pathname, searchParams } = new URL(address ?? '');
      expect(origin).toBe(stage.product.url);
      expect(pathname).toMatch(/^\/embed\//);
      expect(searchParams.getAll('host')).toEqual([partner.origin]);
    }
    expect(addresses).toHaveLength(/\.\.|%2e/.test(hostile) ? 0 : 1);
  });

  it('shows its fallback content until its script has loaded, or if it never loads', async () => {
    const { stage, partner } = hosts();
    const { page } = await openPage();
    await page.route('**/embed.js', (route) => route.abort());
    await openHost(
      page,
      partner,
      stage.product.url,
      '<crema-form><a href="https://www.crema.example/signup">Konto anlegen</a></crema-form>',
    );
    expect(await page.getByRole('link', { name: 'Konto anlegen' }).isVisible()).toBe(true);
  });
});
