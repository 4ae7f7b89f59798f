import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rest } from '../../../../design-system/test-support/settled.ts';
import { chooseCountry, control, enter, entered } from '../../test-support/controls.ts';
import { openAddress } from '../../test-support/open-address.tsx';

const streets = [
  { street: 'Hauptstraße', zipcode: '50996', city: 'Köln' },
  { street: 'Hauptstraße', zipcode: '51143', city: 'Köln' },
  { street: 'Hauptweg', zipcode: '10115', city: 'Berlin' },
];

const street = () => page.getByRole('combobox', { name: /^Straße/ });
const plainStreet = () => page.getByRole('textbox', { name: /^Straße/ });
const option = (name: RegExp) => page.getByRole('option', { name });
const list = () => page.getByRole('listbox');

/** Opens the form with an address service, so that its street can suggest something. */
async function open(...[setting]: Parameters<typeof openAddress>) {
  const opened = await openAddress({ services: { streets }, ...setting });
  await expect.element(street()).toBeVisible();
  return opened;
}

beforeEach(() => page.viewport(1280, 900));

describe('suggestions of streets (Registration §3, §7)', () => {
  test('come from one letter on, with code and town below each street', async () => {
    const { validate } = await open();
    await enter({ postalCode: '50996' });
    validate.mockClear();
    await userEvent.type(street(), 'h');
    await expect.element(option(/^Hauptstraße ?50996 Köln$/)).toBeVisible();
    expect(list().getByRole('option').elements()).toHaveLength(3);
    expect(validate.mock.calls.map(([asked]) => asked)).toEqual([
      { country: 'DE', zipcode: '50996', city: '', streetAddress: 'h', activeField: 'street' },
    ]);
  });

  test('a chosen one fills street, code and town, and the number is typed behind it', async () => {
    await open();
    await userEvent.type(street(), 'haup');
    await userEvent.click(option(/51143/));
    expect(entered()).toMatchObject({
      postalCode: '51143',
      postalTown: 'Köln',
      streetAddress: 'Hauptstraße ',
    });
    await expect.element(street()).toHaveFocus();
    // The form shows no error about a missing number before the shopper had time to type it.
    await expect.element(street()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('5');
    expect(control('streetAddress').value).toBe('Hauptstraße 5');
    await rest(600);
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect.element(street()).toHaveAccessibleDescription(/Bitte geben Sie eine Hausnummer an\./);
  });

  test('a number that was typed stays, and Enter takes the active line without sending the form', async () => {
    const { save } = await open();
    await userEvent.type(street(), 'Hauptstr 5a');
    await expect.element(option(/50996/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(entered()).toMatchObject({
      postalCode: '50996',
      postalTown: 'Köln',
      streetAddress: 'Hauptstraße 5a',
    });
    await expect.element(street()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  test.each([
    ['fails', async () => undefined],
    ['knows no such street', async () => ({ isValid: true, errors: [], suggestions: [] })],
    ['never answers', () => new Promise<undefined>(() => {})],
  ])('with a service that %s nothing is shown or said', async (_, validate) => {
    await open({ calls: { validate } });
    await userEvent.type(street(), 'Haupt');
    await rest(600);
    expect(document.querySelector('[popover]')).toBeNull();
    const said = Array.from(document.querySelectorAll('[aria-live] > *'), ({ textContent }) => textContent);
    expect(said.filter(Boolean)).toEqual([]);
  });
});

describe('without an address service', () => {
  test('the street is a plain input, and nobody is asked about it', async () => {
    const { validate } = await openAddress();
    await expect.element(plainStreet()).toBeVisible();
    await enter({ streetAddress: 'Hauptstraße' });
    await rest(500);
    await expect.element(plainStreet()).toHaveValue('Hauptstraße');
    expect(validate).not.toHaveBeenCalled();
  });

  test('so it is in a country that the service does not know, where what was typed stays', async () => {
    await open();
    await enter({ streetAddress: 'Hauptstraße 5' });
    await chooseCountry('AT');
    await expect.element(plainStreet()).toHaveValue('Hauptstraße 5');
    await chooseCountry('DE');
    await expect.element(street()).toHaveValue('Hauptstraße 5');
  });
});
