import type { Page } from 'playwright';
import { whole } from '../../e2e/support/whole.ts';
import type { Stage } from '../check.ts';

/** Opens a page of the site and waits until it has loaded everything. */
export async function open({ page, url, site }: Stage, path: string): Promise<void> {
  await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}site=${site}`);
  await whole(page);
}

/** Returns the way to a page. @param before makes the visitor that the page is for */
export const opened =
  (path: string, before?: (stage: Stage) => Promise<unknown>) =>
  async (stage: Stage): Promise<void> => {
    await before?.(stage);
    await open(stage, path);
  };

/** Presses the button that sends the form of the page. */
export const submit = (page: Page): Promise<void> => page.locator('main button[type=submit]').first().click();

/** Waits until the form shows an error. */
export const wrong = (page: Page): Promise<void> => page.locator('[aria-invalid="true"]').first().waitFor();

/** Sends the form and stops while the page waits for the response. */
export async function submitAndWait(page: Page, call: string): Promise<void> {
  // The response never comes. The context drops the request when it closes.
  await page.route(call, () => {});
  await submit(page);
  await page.locator('[aria-busy="true"]').first().waitFor();
}

/** Sends the form to services that fail. */
export async function submitAndFail(page: Page, call: string): Promise<void> {
  await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
  await submit(page);
  await page.locator('main [data-tone="error"]').first().waitFor();
}
