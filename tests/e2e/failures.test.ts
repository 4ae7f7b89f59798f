import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { useBrowser } from './support/browser.ts';
import { type Stage, stages } from './support/databases.ts';
import { erika, fillIn, freshEmail, hydrated, valuesOf } from './support/shopper.ts';

const registrations = '**/service/registration/api/v1/registrations';
const submit = (page: Page) => page.getByRole('button', { name: 'Konto anlegen' }).click();

async function showsTechnicalError(page: Page): Promise<void> {
  const banner = page.getByText('Aus technischen Gründen ist die Registrierung nicht möglich.').first();
  await banner.waitFor();
  expect(
    await banner.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }),
  ).toBe(true);
}

describe.each(stages)('when something fails, on %s', (_, open) => {
  const openPage = useBrowser();
  let stage: Stage;
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => stage?.remove());

  const start = async () => {
    const { page } = await openPage();
    const email = freshEmail();
    await page.goto(`${stage.product.url}/signup`);
    await hydrated(page);
    await fillIn(page, { ...erika, email });
    await page.locator('[name="consents.newsletter"]').check();
    return { page, email, before: await valuesOf(page) };
  };
  const accounts = async (email: string) =>
    (await stage.query('select 1 from account where email_key = $1', [email])).length;

  it('tells of it while the network is gone, and registers once it is back', async () => {
    const { page, email, before } = await start();
    await page.context().setOffline(true);
    await submit(page);
    await showsTechnicalError(page);
    expect(await valuesOf(page)).toEqual(before);
    await page.context().setOffline(false);
    await submit(page);
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    expect(await accounts(email)).toBe(1);
  });

  it.each([
    [
      'a page of a proxy',
      { status: 200, contentType: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' },
    ],
    ['half of a JSON text', { status: 201, contentType: 'application/json', body: '{"status":"CREA' }],
    ['another JSON text', { status: 201, contentType: 'application/json', body: '[]' }],
    [
      'an error of a field that this form does not have',
      {
        status: 422,
        contentType: 'application/json',
        body: '{"errors":[{"field":"consents.cmc","code":"x"}],"requestId":"1"}',
      },
    ],
    ['an error without errors', { status: 500, contentType: 'application/json', body: '{}' }],
  ])('tells of it when %s comes back', async (_name, answer) => {
    const { page, before } = await start();
    await page.route(registrations, (route) => route.fulfill(answer));
    await submit(page);
    await showsTechnicalError(page);
    expect(await valuesOf(page)).toEqual(before);
  });

  it('creates one account when the answer to the first submit was lost', async () => {
    const { page, email, before } = await start();
    await page.route(registrations, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await showsTechnicalError(page);
    expect(await valuesOf(page)).toEqual(before);
    await page.unroute(registrations);
    await submit(page);
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    expect(await accounts(email)).toBe(1);
  });

  it('sends the same key again after a jump within the page', async () => {
    const { page, email } = await start();
    await page.route(registrations, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await showsTechnicalError(page);
    await page.unroute(registrations);
    await page.evaluate(() => {
      location.hash = '#main';
    });
    await submit(page);
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    expect(await accounts(email)).toBe(1);
  });

  it('creates one account when the server was killed in mid-submit', async () => {
    for (const delay of [0, 20, 60, 120]) {
      const { page, email, before } = await start();
      // By the time a form is filled in, the screen that follows has been fetched.
      await page.waitForLoadState('networkidle');
      const sent = page.waitForRequest(registrations);
      await submit(page);
      await sent;
      await page.waitForTimeout(delay);
      await stage.product.kill();
      // Where the answer was faster than the blow, the shopper is through already.
      const through = page.getByRole('heading', { name: 'Willkommen, Erika!' });
      const told = page.getByText('Aus technischen Gründen ist die Registrierung nicht möglich.').first();
      await through.or(told).waitFor();
      await stage.product.restart();
      if (await told.isVisible()) {
        expect(await valuesOf(page)).toEqual(before);
        await submit(page);
        await through.waitFor();
      }
      expect(await accounts(email)).toBe(1);
    }
  });

  it('creates one account however often the button is pressed', async () => {
    const { page, email } = await start();
    await page.getByRole('button', { name: 'Konto anlegen' }).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    expect(await accounts(email)).toBe(1);
  });
});
