import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formProblems } from '@crema/flow-domain';
import { control, enter, entered, send } from '../../test-support/controls.ts';
import { addresses, erikaOfCologne } from '../../test-support/customers.ts';
import { openAddress } from '../../test-support/open-address.tsx';
import { outcomesOf } from '../../../form/test-support/outcomes-of.ts';

const right = {
  lastName: 'Mustermann',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Domkloster 4',
};

const failed = { kind: 'failed', problem: 'technicalError' } as const;
const saveError = 'Die Adresse konnte leider nicht gespeichert werden.';

describe('the address form in a flow (Registration §4)', () => {
  test('a right address is saved, and the page hears of it', async () => {
    const { save, onEvent, onSaved } = await openAddress();
    await enter(right);
    await send();
    const regular = {
      ...right,
      salutation: 'MRS',
      firstName: 'Erika',
      countryCode: 'DE',
      extraLine: '',
      phoneNumber: '',
    };
    await expect
      .poll(() => save.mock.calls)
      .toEqual([[{ site: 'DE', data: { address: { regular } }, uuid: undefined }]]);
    expect(outcomesOf(onEvent)).toEqual([{ type: 'addressSaved', flow: 'invoice-address', uuid: 'a1' }]);
    expect(onSaved.mock.calls).toEqual([[{ uuid: 'a1', address: regular }]]);
  });

  test('a saved address is replaced under its own id', async () => {
    const { save } = await openAddress({ customer: erikaOfCologne });
    await enter({ streetAddress: 'Domkloster 5' });
    await send();
    await expect
      .poll(() => save.mock.lastCall?.[0])
      .toMatchObject({
        uuid: 'a1',
        data: { address: { regular: { ...addresses.DE, streetAddress: 'Domkloster 5' } } },
      });
  });

  test('a wrong one is not sent: the first wrong field has the focus, and the page hears which are wrong', async () => {
    const { save, onEvent } = await openAddress();
    await enter({ lastName: '' });
    await send();
    await expect.poll(() => document.activeElement).toBe(control('lastName'));
    expect(save).not.toHaveBeenCalled();
    expect(outcomesOf(onEvent)).toEqual([
      {
        type: 'refused',
        flow: 'invoice-address',
        fields: ['address.lastName', 'address.postalCode', 'address.postalTown', 'address.streetAddress'],
      },
    ]);
  });

  test('it scrolls to the first wrong field', async () => {
    await page.viewport(375, 400);
    await openAddress({
      start: { values: { 'address.lastName': 'Mustermann', 'address.salutation': 'MRS' } },
    });
    scrollTo(0, document.body.scrollHeight);
    await send();
    await expect.poll(() => document.activeElement).toBe(control('postalCode'));
    const { top, bottom } = control('postalCode').getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(innerHeight);
  });

  test.each([
    ['a wrong field', {}, {}],
    ['a failed save', right, { saved: failed }],
  ])('with scrolling switched off, %s does not move the page', async (_, entries, services) => {
    await page.viewport(375, 400);
    const { onEvent } = await openAddress({ options: { scrollToErrors: false }, services });
    await enter(entries);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    document.querySelector('form')?.requestSubmit();
    await expect.poll(() => outcomesOf(onEvent)).toHaveLength(1);
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });

  test('a save that failed is said, and scrolled to; everything that was typed stays', async () => {
    await page.viewport(375, 400);
    const { onEvent, onSaved } = await openAddress({ services: { saved: failed } });
    await enter(right);
    const before = entered();
    await send();
    const message = page.getByText(saveError);
    await expect.element(message).toBeVisible();
    await expect.poll(() => message.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(message.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    expect(entered()).toEqual(before);
    expect(onSaved).not.toHaveBeenCalled();
    expect(outcomesOf(onEvent)).toEqual([
      { type: 'failed', flow: 'invoice-address', problem: 'technicalError' },
    ]);
  });

  test('a save whose code is lost goes as it does without JavaScript', async () => {
    const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    onTestFinished(() => sent.mockRestore());
    await openAddress({
      calls: { save: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
    });
    await enter(right);
    await send();
    await expect.poll(() => sent.mock.calls.length).toBe(1);
  });

  test.each(formProblems)(
    'a save that failed with %s leaves the form where it is, and says so',
    async (problem) => {
      await openAddress({ services: { saved: { kind: 'failed', problem } }, customer: erikaOfCologne });
      await send();
      await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
      await expect.poll(() => document.querySelector('[data-tone=error]')?.textContent).toMatch(/\S/);
    },
  );

  test('a message about a lost line goes when the line is back', async () => {
    await openAddress({
      services: { saved: { kind: 'failed', problem: 'offline' } },
      customer: erikaOfCologne,
    });
    await send();
    await expect.element(page.getByText(/offline/).first()).toBeVisible();
    dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/offline/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  });

  test('the next try takes the message away, and may succeed', async () => {
    const answers = [failed, { kind: 'saved', uuid: 'b2' } as const];
    const { onSaved } = await openAddress({ calls: { save: async () => answers.shift() ?? failed } });
    await enter(right);
    await send();
    await expect.element(page.getByText(saveError)).toBeVisible();
    await send();
    await expect.poll(() => onSaved.mock.lastCall?.[0].uuid).toBe('b2');
    await expect.element(page.getByText(saveError)).not.toBeInTheDocument();
  });

  test('what the server finds wrong is shown at its field', async () => {
    const issues = [{ field: 'address.streetAddress', code: 'housenumberIsInvalid' }];
    const { onSaved } = await openAddress({ services: { saved: { kind: 'refused', issues } } });
    await enter(right);
    await send();
    await expect
      .element(page.getByRole('textbox', { name: /^Straße/ }))
      .toHaveAccessibleDescription(/Hausnummer/);
    await expect.poll(() => document.activeElement).toBe(control('streetAddress'));
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('the first name of an account is shown, cannot be changed, and says whom to ask (Registration §6)', async () => {
    await openAddress();
    const name = page.getByRole('textbox', { name: /^Vorname/ });
    await expect.element(name).toHaveAttribute('readonly');
    await expect.element(name).toHaveAccessibleDescription(/Kundenservice/);
    // The sentence and the link need two lines on a phone.
    const hint = document.getElementById(name.element().getAttribute('aria-describedby') ?? '');
    const line = parseFloat(hint ? getComputedStyle(hint).lineHeight : '');
    expect(hint?.offsetHeight).toBeLessThan(2.5 * line);
  });
});
