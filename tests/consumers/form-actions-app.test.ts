import type { Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { banner, button } from '../../design-system/src/testing/index.ts';
import { playwright } from '../../design-system/src/testing/playwright.ts';
import { useBrowser } from '../e2e/support/browser.ts';
import { account, enter, nobody, read, sent, zoe } from './account.ts';
import { viteSite } from './vite-site.ts';

describe('forms of plain HTML and of React, with nothing but the tarball', () => {
  const site = viteSite(useBrowser(), 'form-actions-app');

  /** Opens a page of the app. */
  async function open(path: string) {
    const { page, complaints } = await site.open(path);
    const screen = playwright(page);
    const fields = account(screen);
    return {
      page,
      complaints,
      fields,
      send: button(screen, 'Senden'),
      created: banner(screen, 'Konto angelegt'),
    };
  }

  test('compiles', async () => {
    await site.compiles();
  });

  test('a plain form sends the value of every field', async () => {
    const { page, complaints, fields, send } = await open('/plain');
    await enter(fields);
    expect(await read(fields)).toEqual(zoe);
    const request = page.waitForRequest((request) => request.method() === 'POST');
    await send.click();
    const body = new URLSearchParams((await request).postData() ?? '');
    expect([...body]).toEqual(sent);
    expect(complaints).toEqual([]);
  });

  test('a reset of the browser restores the initial value of every field', async () => {
    const { page, fields } = await open('/plain');
    await enter(fields);
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    expect(await read(fields)).toEqual({ ...nobody, salutation: 'Frau', firstName: 'Ada' });
  });

  test('after an action every field has the value that the action returns, and passwords are empty', async () => {
    const { page, complaints, fields, send } = await open('/action');
    const waiting: Route[] = [];
    await page.route('**/register', (route) => void waiting.push(route));
    await enter(fields, { firstName: '' });
    await send.click();
    await expect.poll(() => waiting.length).toBe(1);
    expect(await send.isLoading()).toBe(true);
    await waiting[0]?.fulfill();
    await expect.poll(() => fields.firstName.error()).toBe('Bitte geben Sie Ihren Vornamen ein.');
    expect(await read(fields)).toEqual({ ...zoe, firstName: '', password: '' });
    expect(complaints).toEqual([]);
  });

  test('after an action that returns no values every field has its initial value', async () => {
    const { fields, send, created } = await open('/action');
    await enter(fields);
    await send.click();
    await expect.poll(() => created.isThere()).toBe(true);
    expect(await read(fields)).toEqual(nobody);
  });

  test('an action that a handler runs leaves every field unchanged', async () => {
    const { complaints, fields, send, created } = await open('/submit');
    await enter(fields, { firstName: '' });
    await send.click();
    await expect.poll(() => fields.firstName.error()).toBe('Bitte geben Sie Ihren Vornamen ein.');
    expect(await read(fields)).toEqual({ ...zoe, firstName: '' });
    await fields.firstName.type('Zoë');
    await send.click();
    await expect.poll(() => created.isThere()).toBe(true);
    expect(complaints).toEqual([]);
  });
});
