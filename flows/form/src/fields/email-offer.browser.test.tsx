import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listen } from '../../../../design-system/test-support/screen-reader/listen.ts';
import type { Step } from '../../../../design-system/test-support/screen-reader/transcript.ts';
import { erika } from '../../test-support/erika.ts';
import { openFields } from '../../test-support/open-fields.tsx';
import type { Failure } from '../engine/form-view.ts';

/** Shows a form in which every value except the e-mail address is valid. */
const open = async (answer?: Promise<Failure | undefined>) =>
  (await openFields({ start: { values: { ...erika, email: '' } }, ...(answer ? { answer } : {}) })).send;

const email = () => page.getByRole('textbox', { name: /E-Mail/ });
const password = () => page.getByLabelText(/^Passwort(?! anzeigen)/);
const send = () => page.getByRole('button', { name: 'Weiter' });
const offer = (address = 'erika@gmail.com') => page.getByRole('button', { name: `Meinten Sie ${address}?` });
const anyOffer = () => document.querySelector('form')?.textContent?.includes('Meinten Sie') ?? false;
const said = () =>
  Array.from(document.querySelectorAll('[aria-live="polite"] > *'), (line) => line.textContent);

/** Waits until a question would be visible: its code has loaded, and React has painted. */
async function settled() {
  await vi.dynamicImportSettled();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Enters an address and goes on to the next field. */
async function enter(address: string) {
  await userEvent.fill(email(), address);
  await userEvent.click(password());
}

describe('an address with a slip in its provider’s name', () => {
  test('is asked about when the field is left; taken, the one that was meant stands there and is right', async () => {
    await open();
    await enter('erika@gmial.com');
    await userEvent.click(offer());
    await expect.element(email()).toHaveValue('erika@gmail.com');
    await expect.element(email()).toHaveFocus();
    await expect.element(email()).not.toBeInvalid();
    expect(anyOffer()).toBe(false);
    // When the shopper leaves the field again, the form asks nothing.
    await userEvent.click(password());
    await settled();
    expect(anyOffer()).toBe(false);
  });

  test('is answered by the keyboard alone, and the way on is as it was', async () => {
    await open();
    await userEvent.click(email());
    await userEvent.keyboard('erika@gmial.com{Tab}');
    await expect.element(offer()).toBeVisible();
    await expect.element(password()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(offer()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(email()).toHaveValue('erika@gmail.com');
    await expect.element(email()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(password()).toHaveFocus();
  });

  test('is asked about once: said politely, and not again when the field is left unchanged', async () => {
    await open();
    await enter('erika@gmial.com');
    await expect.element(offer()).toBeVisible();
    await expect.poll(said).toEqual(['Meinten Sie erika@gmail.com?']);
    await userEvent.click(email());
    await userEvent.click(password());
    await settled();
    expect(said()).toEqual(['Meinten Sie erika@gmail.com?']);
  });

  test('is no longer asked about as soon as it changes, and anew when another slip is left', async () => {
    await open();
    await enter('erika@gmial.com');
    await expect.element(offer()).toBeVisible();
    await userEvent.type(email(), 'm');
    await expect.poll(anyOffer).toBe(false);
    await enter('erika@hotmial.com');
    await expect.element(offer('erika@hotmail.com')).toBeVisible();
  });

  test('helps with one that is called invalid, too', async () => {
    await open();
    await enter('erika@gmail,com');
    await expect.element(email()).toBeInvalid();
    await userEvent.click(offer());
    await expect.element(email()).not.toBeInvalid();
    await expect.element(email()).toHaveValue('erika@gmail.com');
  });

  test('is sent as it stands, whether it was asked about or not', async () => {
    const sent = await open();
    await userEvent.click(email());
    await userEvent.keyboard('erika@gmial.com{Enter}');
    await expect.poll(() => sent.mock.lastCall?.[1].get('email')).toBe('erika@gmial.com');
    await settled();
    expect(anyOffer()).toBe(false);
  });

  test('is asked about after a submit that failed, and not while that is under way', async () => {
    let fail = () => {};
    const answer = new Promise<Failure>((resolve) => {
      fail = () => resolve({ issues: [{ field: 'email', code: 'EMAIL_INVALID' }] });
    });
    const sent = await open(answer);
    await userEvent.click(email());
    await userEvent.keyboard('erika@gmial.com{Enter}');
    await expect.poll(() => sent.mock.calls).toHaveLength(1);
    await settled();
    expect(anyOffer()).toBe(false);
    fail();
    await expect.element(offer()).toBeVisible();
  });

  test('is not asked about while a pointer is down: the button under it stays where it is', async () => {
    await open();
    await enter('erika@gmial.com');
    await expect.element(offer()).toBeVisible();
    await userEvent.fill(email(), 'erika@hotmial.com');
    await expect.poll(anyOffer).toBe(false);
    const button = send().element();
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const before = button.getBoundingClientRect().top;
    password().element().focus();
    await settled();
    expect([anyOffer(), button.getBoundingClientRect().top]).toEqual([false, before]);
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.element(offer('erika@hotmail.com')).toBeVisible();
  });
});

test.each(['erika@example.com', 'erika@gmail.com', 'erika@ymail.com', 'erika', ''])(
  'nothing is asked about %j',
  async (address) => {
    await open();
    await enter('erika@gmial.com');
    await expect.element(offer()).toBeVisible();
    await enter(address);
    await settled();
    expect(anyOffer()).toBe(false);
  },
);

describe('on a narrow page', () => {
  afterEach(() => page.viewport(414, 896));

  test('a long address breaks inside the field', async () => {
    await page.viewport(320, 640);
    await open();
    await enter('maximiliane.alexandra.mustermann-beispielhausen@gmial.com');
    const button = offer('maximiliane.alexandra.mustermann-beispielhausen@gmail.com');
    await expect.element(button).toBeVisible();
    const { left, right, height } = button.element().getBoundingClientRect();
    expect([left >= 0, right <= 320, height >= 24]).toEqual([true, true, true]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

test('a screen reader hears the question, finds it behind the field, and reads the address that was taken', async () => {
  await open();
  email().element().focus();
  const steps: readonly Step[] = [
    [
      'type erika@gmial.com',
      'textbox, E-Mail-Adresse, erika@gmial.com, Hierhin schicken wir Ihre Bestellbestätigungen., required',
    ],
    [
      'press Tab',
      'Passwort (optional), Mindestens 8 Zeichen, mit Groß- und Kleinbuchstaben und/oder Sonderzeichen.',
      'polite: Meinten Sie erika@gmail.com?',
    ],
    ['press Shift+Tab', 'button, Meinten Sie erika@gmail.com?'],
    [
      'press Enter',
      'textbox, E-Mail-Adresse, erika@gmail.com, Hierhin schicken wir Ihre Bestellbestätigungen., required',
    ],
  ];
  expect(await listen(steps)).toEqual(steps);
});
