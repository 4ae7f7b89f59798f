import type { PlanOptions } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { erika } from '../../../form/test-support/erika.ts';
import { openFlow } from '../../../form/test-support/open-flow.tsx';
import { addressCheckoutEnvironment } from '../../test-support/environment.ts';
import { CheckoutWithAddress } from './checkout-with-address.tsx';

const open = (options: PlanOptions) =>
  openFlow(
    <CheckoutWithAddress action="#" options={options} start={{ values: erika }} />,
    addressCheckoutEnvironment,
  );

const password = () => page.getByLabelText(/^Passwort(?! anzeigen)/);
const postalCode = () => page.getByRole('combobox', { name: /^PLZ/ });
const send = () => userEvent.click(page.getByRole('button', { name: 'Weiter' }));

test.each([
  ['left empty orders as a guest', {}, '', 'optional'],
  ['entered opens an account', {}, 'Kaffee 123', 'optional'],
  ['required opens an account', { passwordRequired: true }, 'Kaffee 123', 'required'],
] as const)('a password that is %s, with the invoice address', async (_, options, typed, variant) => {
  const { register } = await open(options);
  await userEvent.fill(password(), typed);
  await userEvent.fill(postalCode(), '50667');
  await userEvent.fill(page.getByRole('combobox', { name: /^Ort/ }), 'Köln');
  await userEvent.fill(page.getByRole('textbox', { name: /^Straße/ }), 'Domkloster 4');
  await send();
  await expect.poll(() => register.mock.calls).toHaveLength(1);
  const [request] = register.mock.lastCall ?? [];
  expect(request?.variant).toEqual({ withAddress: true, password: variant });
  expect(request?.password).toBe(typed || undefined);
  expect(request?.address).toMatchObject({ countryCode: 'DE', postalCode: '50667', postalTown: 'Köln' });
});

test('nobody’s name is asked twice, and a hidden password not at all', async () => {
  await open({ hidePassword: true });
  await expect.element(postalCode()).toBeVisible();
  expect(page.getByRole('textbox', { name: /^Vorname/ }).elements()).toHaveLength(1);
  await expect.element(password()).not.toBeInTheDocument();
});

test('without the address nothing is sent, and its first field has the focus', async () => {
  const { register } = await open({});
  await send();
  await expect.element(postalCode()).toHaveFocus();
  expect(register).not.toHaveBeenCalled();
});
