import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { erika } from '../../../form/test-support/erika.ts';
import { assertiveLines } from '../../../form/test-support/open-flow.tsx';
import {
  agreed,
  enterAddress,
  layout,
  openCard,
  postalCode,
  send,
  shownTexts,
} from '../../test-support/open-card.tsx';
import { outcomesOf } from '../../../form/test-support/outcomes-of.ts';

const password = () => page.getByLabelText(/^Passwort(?! anzeigen)/);
const failed = /lassen sich gerade nicht laden/;

/** Opens the form with all but the password and the choice of card, and enters the password. */
async function openFilled(setting: Parameters<typeof openCard>[0] = {}) {
  const opened = await openCard({ values: { ...erika, ...agreed }, ...setting });
  await userEvent.fill(password(), 'Kaffee 123');
  return opened;
}

test('the card is digital unless another one is chosen, and sent as that', async () => {
  const { register, onEvent } = await openFilled();
  await expect.element(layout('Digital')).toBeChecked();
  await send();
  await expect.poll(() => outcomesOf(onEvent)).toHaveLength(1);
  expect(register.mock.lastCall?.[0]).toMatchObject({
    flow: 'loyalty-card',
    cardMembership: true,
    email: 'erika@example.com',
    password: 'Kaffee 123',
  });
  expect(register.mock.lastCall?.[0].cardSelection).toEqual({ layout: 'DIGITAL', phoneNumber: '' });
});

test('digits and one plus are kept of the telephone', async () => {
  const { register } = await openFilled();
  const telephone = page.getByRole('textbox', { name: /^Telefonnummer/ });
  await expect.element(telephone).toHaveAttribute('autocomplete', 'tel');
  await userEvent.fill(telephone, '+49 (221) 123-456');
  await send();
  await expect
    .poll(() => register.mock.lastCall?.[0].cardSelection)
    .toEqual({ layout: 'DIGITAL', phoneNumber: '+49221123456' });
});

test('a plastic card asks for the address and sends it; the country is the site’s and cannot be changed', async () => {
  const { register } = await openFilled();
  await userEvent.click(layout('Plastikkarte'));
  await expect.element(postalCode()).toHaveAttribute('autocomplete', 'shipping postal-code');
  await expect.element(page.getByRole('combobox', { name: /^Land/ })).toBeDisabled();
  await enterAddress();
  await send();
  await expect.poll(() => register.mock.calls).toHaveLength(1);
  expect(register.mock.lastCall?.[0].cardSelection).toMatchObject({
    layout: 'PLASTIC',
    address: { countryCode: 'DE', postalCode: '50667', postalTown: 'Köln', streetAddress: 'Domkloster 4' },
  });
});

test('back to digital takes the address away and sends none; what was typed is there again on return', async () => {
  const { register } = await openFilled();
  await userEvent.click(layout('Plastikkarte'));
  await expect.element(postalCode()).toBeVisible();
  await enterAddress();
  await userEvent.click(layout('Digital'));
  await expect.element(postalCode()).not.toBeInTheDocument();
  await userEvent.click(layout('Plastikkarte'));
  await expect.element(postalCode()).toHaveValue('50667');
  await expect.element(page.getByRole('textbox', { name: /^Straße/ })).toHaveValue('Domkloster 4');
  await userEvent.click(layout('Digital'));
  await expect.element(postalCode()).not.toBeInTheDocument();
  await send();
  await expect.poll(() => register.mock.calls).toHaveLength(1);
  expect(register.mock.lastCall?.[0].cardSelection).toEqual({ layout: 'DIGITAL', phoneNumber: '' });
});

test('a plastic card without its address is not sent: focus goes to the first field that is missing', async () => {
  const { register } = await openFilled();
  await userEvent.click(layout('Plastikkarte'));
  await expect.element(postalCode()).toBeVisible();
  await send();
  await expect.element(postalCode()).toHaveFocus();
  await expect
    .element(postalCode())
    .toHaveAccessibleDescription(/Die PLZ und der Ort sind Pflichtfelder|Die PLZ ist ein Pflichtfeld/);
  expect(register).not.toHaveBeenCalled();
});

test('an address that cannot be fetched says so, is asked for again, and comes', async () => {
  const prepareAddress = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('No line'))
    .mockResolvedValue(undefined);
  await openFilled({ prepareAddress });
  await userEvent.click(layout('Plastikkarte'));
  await expect.element(page.getByText(failed).first()).toBeVisible();
  await expect.poll(() => assertiveLines().join()).toMatch(failed);
  await userEvent.click(page.getByRole('button', { name: 'Erneut versuchen' }));
  await expect.element(postalCode()).toBeVisible();
  await expect.element(page.getByText(failed)).not.toBeInTheDocument();
});

test.each([
  ['is on its way', () => new Promise(() => {}), () => layout('Plastikkarte'), /./],
  [
    'cannot be fetched',
    () => Promise.reject(new Error('No line')),
    () => page.getByRole('button', { name: 'Erneut versuchen' }),
    /Die Rechnungsadresse fehlt/,
  ],
] as const)(
  'while the address %s, a plastic card is refused: the error is seen and heard there',
  async (_, prepareAddress, focused, described) => {
    const { register } = await openFilled({ prepareAddress });
    await userEvent.click(layout('Plastikkarte'));
    await expect
      .element(page.getByText(/Die Felder für Ihre Adresse (?:werden geladen|lassen)/).first())
      .toBeInTheDocument();
    await send();
    await expect.element(focused()).toHaveFocus();
    await expect.poll(() => assertiveLines().join()).toContain('Die Rechnungsadresse fehlt.');
    await expect.poll(shownTexts).toContain('Die Rechnungsadresse fehlt.');
    await expect.element(focused()).toHaveAccessibleDescription(described);
    await expect.element(page.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid', 'true');
    expect(register).not.toHaveBeenCalled();
    await userEvent.click(layout('Digital'));
    await send();
    await expect.poll(() => register.mock.lastCall?.[0].cardSelection?.layout).toBe('DIGITAL');
  },
);
