import { describe, expect, test } from 'vitest';
import { button } from '../../design-system/src/testing/index.ts';
import { playwright } from '../../design-system/src/testing/playwright.ts';
import { useBrowser } from '../e2e/support/browser.ts';
import { account, enter, nobody, read, zoe } from './account.ts';
import { viteSite } from './vite-site.ts';

const MISSING = 'Bitte ausfüllen.';

describe('forms of React Hook Form, with nothing but the tarball', () => {
  const { open, compiles } = viteSite(useBrowser(), 'react-hook-form-app', { more: ['react-hook-form'] });

  test('compiles', async () => {
    await compiles();
  });

  test.each(['/register', '/controller'])(
    '%s: errors, focus, values and reset of every field',
    async (path) => {
      const { page, complaints } = await open(path);
      const screen = playwright(page);
      const fields = account(screen);
      const send = button(screen, 'Senden');
      const { consents: _, ...required } = fields;
      const errors = () => Promise.all(Object.values(required).map((field) => field.error()));

      await send.click();
      await expect.poll(() => fields.salutation.error()).toBe(MISSING);
      expect(await errors()).toEqual(Object.keys(required).map(() => MISSING));
      expect(await fields.salutation.hasFocus()).toBe(true);

      await enter(fields);
      expect(await read(fields)).toEqual(zoe);
      expect(await errors()).toEqual(Object.keys(required).map(() => undefined));

      await send.click();
      await expect.poll(() => page.locator('pre').textContent()).not.toBe('');
      expect(JSON.parse((await page.locator('pre').textContent()) ?? '')).toEqual({
        salutation: 'MR',
        firstName: 'Zoë',
        birthDate: { day: '07', month: '03', year: '1988' },
        phone: { prefix: '+49', number: '30 1234' },
        customer: '0042',
        iban: 'DE021203',
        password: 'Mokka 23',
        kind: 'COMPANY',
        card: 'PAPER',
        consent: ['offers'],
        terms: true,
        message: 'Guten Tag',
      });

      await button(screen, 'Zurücksetzen').click();
      await expect.poll(() => read(fields)).toEqual(nobody);
      expect(complaints).toEqual([]);
    },
  );

  test.each(['/register', '/controller'])('%s: the focus moves to the first wrong field', async (path) => {
    const { page } = await open(path);
    const screen = playwright(page);
    const fields = account(screen);
    const steps = [
      { field: fields.salutation, entered: () => fields.salutation.choose(zoe.salutation) },
      { field: fields.firstName, entered: () => fields.firstName.type(zoe.firstName) },
      { field: fields.birthDate, entered: () => fields.birthDate.enter(zoe.birthDate) },
      { field: fields.phone, entered: () => fields.phone.enter(zoe.phone) },
      { field: fields.customer, entered: () => fields.customer.type(zoe.customer) },
      { field: fields.iban, entered: () => fields.iban.type(zoe.iban) },
      { field: fields.password, entered: () => fields.password.type(zoe.password) },
      { field: fields.kind, entered: () => fields.kind.choose(zoe.kind) },
      { field: fields.card, entered: () => fields.card.choose(zoe.card) },
      { field: fields.terms, entered: () => fields.terms.check() },
      { field: fields.message, entered: () => fields.message.type(zoe.message) },
    ];
    for (const { field, entered } of steps) {
      await button(screen, 'Senden').click();
      await expect.poll(() => field.hasFocus()).toBe(true);
      await entered();
    }
  });
});
