import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { onPostgres, type Stage } from './support/databases.ts';
import { flowOf } from './support/flows.ts';
import { hydrated, valuesOf } from './support/shopper.ts';
import type { Product } from './support/start-product.ts';

const said = (page: Page, text: string) => page.locator('form').getByText(text).first();

/** Submits an empty form from a program. The server rejects it and counts it. */
async function postNothing({ url }: Product): Promise<number> {
  const { status } = await fetch(`${url}/service/registration/form/standalone-registration`, {
    method: 'POST',
    headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ site: 'DE' }),
  });
  return status;
}

describe('a shopper who has tried too often gets a message, and keeps the entered values', () => {
  const openPage = useBrowser();
  const { answer } = flowOf('signing up');
  let stage: Stage;
  beforeAll(async () => {
    stage = await onPostgres({ settings: { RATE_LIMITS: 'on', RATE_LIMIT_ADDRESS: '100/2' } });
    for (let time = 0; time < 2; time += 1) {
      const status = await postNothing(stage.product);
      if (status !== 422) throw new Error(`A form without an answer in it was answered ${status}.`);
    }
  });
  afterAll(() => stage?.remove());

  const open = async (javaScriptEnabled: boolean) => {
    const { page } = await openPage({ javaScriptEnabled });
    await page.goto(`${stage.product.url}/signup`);
    if (javaScriptEnabled) await hydrated(page);
    await answer(page, 'DE', 'only the required fields');
    return page;
  };

  it('on the page', async () => {
    const page = await open(true);
    const before = await valuesOf(page);
    await page.locator('button[type=submit]').click();
    await said(
      page,
      'Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in 10 Minuten',
    ).waitFor();
    expect(await valuesOf(page)).toEqual(before);
  });

  it('on a page without JavaScript, except the password', async () => {
    const page = await open(false);
    const answered = page.waitForResponse('**/service/registration/form/**');
    await page.locator('button[type=submit]').click();
    expect((await answered).status()).toBe(429);
    await said(
      page,
      'Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in ein paar Minuten',
    ).waitFor();
    expect(await page.locator('[name="personalData.firstName"]').inputValue()).not.toBe('');
    expect(await page.locator('[name=email]').inputValue()).toContain('@');
    expect(await page.locator('[name=comment]').isVisible()).toBe(false);
  });
});
