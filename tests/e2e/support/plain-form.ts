import type { Page, Response } from 'playwright';
import { expect } from 'vitest';
import { part, save } from './address-page.ts';

/** What a select offers, but for its empty line. */
export const offered = (page: Page, of: 'postalTown' | 'postalDistrict') =>
  part(page, of)
    .locator('option:not([value=""])')
    .evaluateAll((options) => options.map((option) => option.textContent));

/** Sends the address form as it goes without JavaScript. */
async function send(page: Page): Promise<Response> {
  const answered = page.waitForResponse('**/service/registration/form/address-input');
  await save(page);
  return await answered;
}

/** Sends the form, which is right. @returns where its answer leads */
export async function saved(page: Page): Promise<string | undefined> {
  const answer = await send(page);
  expect(answer.status()).toBe(303);
  return answer.headers()['location'];
}

/** Sends the form, which comes back. */
export async function refused(page: Page): Promise<void> {
  expect((await send(page)).status()).toBe(422);
  await page.locator('[aria-invalid="true"]').first().waitFor();
}
