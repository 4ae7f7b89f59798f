import type { Page, Response } from 'playwright';
import { expect } from 'vitest';
import { part, save } from './address-page.ts';

/** Returns the options of a select without the empty one. */
export const offered = (page: Page, of: 'postalTown' | 'postalDistrict') =>
  part(page, of)
    .locator('option:not([value=""])')
    .evaluateAll((options) => options.map((option) => option.textContent));

/** Submits the address form as a browser without JavaScript does. */
async function send(page: Page): Promise<Response> {
  const answered = page.waitForResponse('**/service/registration/form/address-input');
  await save(page);
  return await answered;
}

/** Submits the form, which is valid. @returns the target of the redirect */
export async function saved(page: Page): Promise<string | undefined> {
  const answer = await send(page);
  expect(answer.status()).toBe(303);
  return answer.headers()['location'];
}

/** Submits the form and expects it back with errors. */
export async function refused(page: Page): Promise<void> {
  expect((await send(page)).status()).toBe(422);
  await page.locator('[aria-invalid="true"]').first().waitFor();
}
