import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rest } from '../../../../design-system/test-support/settled.ts';
import { chooseCountry, control, enter, entered } from '../../test-support/controls.ts';
import { erikaOfCologne } from '../../test-support/customers.ts';
import { openAddress } from '../../test-support/open-address.tsx';
import { outcomesOf } from '../../../form/test-support/outcomes-of.ts';

const cologne = Array.from({ length: 8 }, (_, index) => ({ zipcode: `5066${index}`, city: 'Köln' }));
const many = { places: cologne };

const code = () => page.getByRole('combobox', { name: /^PLZ/ });
const town = () => page.getByRole('combobox', { name: /^Ort/ });
const option = (name: string) => page.getByRole('option', { name });
const list = () => page.getByRole('listbox');

/** Opens the form; its two fields can suggest something. */
async function open(...[setting]: Parameters<typeof openAddress>) {
  const opened = await openAddress(setting);
  await expect.element(code()).toBeVisible();
  await expect.element(town()).toBeVisible();
  return opened;
}

beforeEach(() => page.viewport(1280, 900));

describe('suggestions of postal codes and towns (Registration §4, §7)', () => {
  test('come from one letter on, five at most', async () => {
    const { validate } = await open({ services: many });
    await userEvent.type(code(), '5');
    await expect.element(option('50660 Köln')).toBeVisible();
    expect(list().getByRole('option').elements()).toHaveLength(5);
    expect(validate.mock.calls.map(([asked]) => asked)).toEqual([
      { country: 'DE', zipcode: '5', city: '', streetAddress: '', activeField: 'zipcode' },
    ]);
  });

  test('are asked for 300 ms after the last key, once for a word', async () => {
    const { validate } = await open();
    code()
      .element()
      .addEventListener('input', () => asked.push(performance.now()));
    const asked: number[] = [];
    validate.mockImplementation(async () => {
      asked.push(performance.now());
      return { isValid: true, errors: [], suggestions: [] };
    });
    await userEvent.click(code());
    await userEvent.keyboard('506');
    await vi.waitUntil(() => asked.length === 4);
    const [, , typed = 0, call = 0] = asked;
    expect(call - typed).toBeGreaterThanOrEqual(299);
    expect(validate).toHaveBeenCalledOnce();
  });

  test('a chosen one fills code and town, and leads to the street', async () => {
    await open();
    await userEvent.type(code(), '506');
    await userEvent.click(option('50668 Köln'));
    expect(entered()).toMatchObject({ postalCode: '50668', postalTown: 'Köln' });
    await expect.poll(() => document.activeElement).toBe(control('streetAddress'));
    await expect.element(list()).not.toBeInTheDocument();
  });

  test('from the town they do the same', async () => {
    const { validate } = await open();
    await userEvent.type(town(), 'kö');
    await userEvent.click(option('50670 Köln'));
    expect(entered()).toMatchObject({ postalCode: '50670', postalTown: 'Köln' });
    await expect.poll(() => document.activeElement).toBe(control('streetAddress'));
    expect(validate.mock.lastCall?.[0]).toMatchObject({ city: 'kö', activeField: 'city' });
  });

  test('arrows lead through them, and Enter takes the active one without sending the form', async () => {
    const { save, onEvent } = await open();
    await userEvent.type(code(), '506');
    await expect.element(option('50668 Köln')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.element(option('50668 Köln')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(entered()).toMatchObject({ postalCode: '50668', postalTown: 'Köln' });
    await expect.poll(() => document.activeElement).toBe(control('streetAddress'));
    expect([save.mock.calls, outcomesOf(onEvent)]).toEqual([[], []]);
  });

  test('Escape closes them, and keeps what was typed', async () => {
    await open();
    await userEvent.type(code(), '506');
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    expect(entered()).toMatchObject({ postalCode: '506' });
    await expect.element(code()).toHaveFocus();
  });

  test('an answer that comes late is dropped: the lines are those of what stands there', async () => {
    const { validate } = await open();
    let answerLate = () => {};
    validate.mockImplementationOnce(
      () =>
        new Promise((done) => {
          answerLate = () =>
            done({ isValid: true, errors: [], suggestions: [{ zipcode: '10115', city: 'Berlin' }] });
        }),
    );
    await userEvent.type(code(), '5');
    await expect.poll(() => validate.mock.calls).toHaveLength(1);
    await userEvent.type(code(), '06');
    await expect.element(option('50667 Köln')).toBeVisible();
    expect(validate.mock.calls[0]?.[1]?.aborted).toBe(true);
    answerLate();
    await rest();
    await expect.element(option('10115 Berlin')).not.toBeInTheDocument();
    await expect.element(option('50667 Köln')).toBeVisible();
  });

  test.each([
    ['fails', async () => undefined],
    ['breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'with a service that %s nothing is said, and the address is sent as it was typed',
    async (_, validate) => {
      const { save } = await open({ calls: { validate } });
      await userEvent.type(code(), '50667');
      await rest(600);
      await expect.element(list()).not.toBeInTheDocument();
      const said = Array.from(document.querySelectorAll('[aria-live] > *'), ({ textContent }) => textContent);
      expect(said.filter(Boolean)).toEqual([]);
      await enter({ postalTown: 'Köln', streetAddress: 'Domkloster 4' });
      document.querySelector('form')?.requestSubmit();
      await expect
        .poll(() => save.mock.lastCall?.[0].data.address.regular)
        .toMatchObject({ postalCode: '50667' });
    },
  );

  test.each(['GB', 'GR', 'IE', 'MT', 'NL'])(
    'a country that the services do not know has plain fields, and nobody is asked: %s',
    async (country) => {
      const { validate } = await openAddress({ start: { values: { 'address.countryCode': country } } });
      const plain = page.getByRole('textbox', { name: /^Ort/ });
      await expect.element(plain).toBeVisible();
      await expect.element(page.getByRole('textbox', { name: /^PLZ/ })).toBeVisible();
      await userEvent.type(plain, 'Paceville');
      await enter({ postalCode: '1012' });
      await rest(500);
      expect(validate).not.toHaveBeenCalled();
      expect(page.getByRole('listbox').elements()).toEqual([]);
    },
  );

  test('what was typed stays when a country without suggestions is chosen', async () => {
    await open();
    await enter({ postalTown: 'Valletta' });
    await chooseCountry('MT');
    await expect.element(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Valletta');
  });

  test('nobody is asked about a known pair that was not changed', async () => {
    const { validate } = await open({ customer: erikaOfCologne });
    await userEvent.click(code());
    await userEvent.tab();
    await userEvent.tab();
    await enter({ streetAddress: 'Domkloster 5' });
    await rest(500);
    expect(validate).not.toHaveBeenCalled();
  });

  test('a chosen pair is not judged again', async () => {
    const { validate } = await open();
    await userEvent.type(code(), '506');
    await userEvent.click(option('50668 Köln'));
    validate.mockClear();
    await userEvent.click(town());
    await userEvent.tab();
    await userEvent.click(code());
    await userEvent.tab();
    await rest(500);
    expect(validate).not.toHaveBeenCalled();
  });
});
