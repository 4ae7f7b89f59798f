import type { PlanOptions } from '@crema/flow-domain';
import type { FormStart } from '@crema/flow-form';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { erika } from '../../../form/test-support/erika.ts';
import { openFlow } from '../../../form/test-support/open-flow.tsx';
import { checkoutEnvironment } from '../../test-support/environment.ts';
import { CheckoutRegistration } from './checkout-registration.tsx';
import { outcomesOf } from '../../../form/test-support/outcomes-of.ts';

type Setting = Pick<FormStart, 'values'> & Parameters<typeof openFlow>[2];

const open = (options: PlanOptions, { values = erika, ...setting }: Setting = {}) =>
  openFlow(
    <CheckoutRegistration action="#" options={options} start={{ values }} />,
    checkoutEnvironment,
    setting,
  );

const password = () => page.getByLabelText(/^(Passwort|Şifre)(?! anzeigen)/);
const button = () => page.getByRole('button', { name: /^(Weiter|Devam et)$/ });
const box = (name: RegExp) => page.getByRole('checkbox', { name });

/** Enters a password and leaves the field, so that the form plans its fields again. */
async function enter(typed: string) {
  await userEvent.fill(password(), typed);
  await userEvent.tab();
}

test.each([
  ['an empty password orders as a guest', {}, '', { variant: 'optional', hasAccount: false }],
  ['a typed one opens an account', {}, ' Kaffee 123', { variant: 'optional', hasAccount: true }],
  [
    'a required one opens an account',
    { passwordRequired: true },
    'Kaffee 123',
    { variant: 'required', hasAccount: true },
  ],
] as const)('%s', async (_, options, typed, { variant, hasAccount }) => {
  const { register, onEvent } = await open(options);
  await userEvent.fill(password(), typed);
  await userEvent.click(button());
  await expect.poll(() => outcomesOf(onEvent)).toHaveLength(1);
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'registered', hasAccount }));
  const [request] = register.mock.lastCall ?? [];
  expect(request?.variant).toEqual({ withAddress: false, password: variant });
  expect(request?.password).toBe(typed || undefined);
});

test('a hidden password is neither asked for nor sent', async () => {
  const { register, onEvent } = await open({ hidePassword: true });
  await expect.element(password()).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Ihre Kontaktdaten' })).toBeVisible();
  await userEvent.click(button());
  await expect.poll(() => outcomesOf(onEvent).at(-1)).toMatchObject({ hasAccount: false });
  const [request] = register.mock.lastCall ?? [];
  expect(request).not.toHaveProperty('password');
  expect(request?.variant).toEqual({ withAddress: false, password: 'hidden' });
});

test.each([
  ['a short one', {}, 'kurz', 'Das Passwort muss mindestens 8 Zeichen lang sein.'],
  ['none where it is required', { passwordRequired: true }, '', 'Bitte legen Sie ein Passwort fest.'],
  [
    'none for a subscription',
    { hidePassword: true, subscription: 'COFFEE' },
    '',
    'Bitte legen Sie ein Passwort fest, damit Sie Ihr Kaffee-Abo verwalten können.',
  ],
] as const)('%s is refused at the password', async (_, options, typed, text) => {
  const { register } = await open(options);
  await userEvent.fill(password(), typed);
  await userEvent.click(button());
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAccessibleDescription(new RegExp(text));
  expect(register).not.toHaveBeenCalled();
});

test('a subscription names the password, and is sent', async () => {
  const { register } = await open({ subscription: 'COFFEE' });
  await userEvent.fill(page.getByLabelText(/^Passwort für Ihr Kaffee-Abo/), 'Kaffee 123');
  await userEvent.click(button());
  await expect.poll(() => register.mock.lastCall?.[0]).toMatchObject({ subscription: 'COFFEE' });
});

test.each([
  ['optional', {}, true],
  ['required', { passwordRequired: true }, false],
  ['hidden', { hidePassword: true }, false],
])(
  'only where the password is a choice does the form say what an account gives: %s',
  async (_, options, says) => {
    const { screen } = await open(options);
    const offer = screen.getByText(/Mit einem Passwort legen Sie gleich ein Konto an/);
    if (says) await expect.element(offer).toBeVisible();
    else await expect.element(offer).not.toBeInTheDocument();
  },
);

describe('in Turkey', () => {
  test('the password decides which agreement is asked for, and every tick stays', async () => {
    await open({}, { site: 'TR' });
    await userEvent.click(box(/Crema bültenine/));
    await userEvent.click(box(/Üye olmadan/));
    await enter('Kahve 123');
    await userEvent.click(box(/Üyelik sözleşmesi/));
    await expect.element(box(/Üye olmadan/)).not.toBeInTheDocument();
    await expect.element(box(/Crema bültenine/)).toBeChecked();
    await enter('');
    await expect.element(box(/Üye olmadan/)).toBeChecked();
    await expect.element(box(/Üyelik sözleşmesi/)).not.toBeInTheDocument();
    await expect.element(box(/Crema bültenine/)).toBeChecked();
  });

  test.each([
    ['', 'guest', 'membership'],
    ['Kahve 123', 'membership', 'guest'],
  ] as const)('with the password “%s” only the answer to %s is sent', async (typed, asked, other) => {
    const { register } = await open({}, { site: 'TR' });
    await enter(typed);
    await userEvent.click(box(typed ? /Üyelik sözleşmesi/ : /Üye olmadan/));
    await userEvent.click(button());
    await expect.poll(() => register.mock.lastCall?.[0].consents).toHaveProperty(asked);
    expect(register.mock.lastCall?.[0].consents).not.toHaveProperty(other);
  });
});

test.each([
  [false, 'beside'],
  [true, 'below'],
])('with names stacked %s the last name stands %s the first', async (namesStacked, where) => {
  await page.viewport(1280, 900);
  await open({ namesStacked });
  const top = (name: RegExp) => page.getByRole('textbox', { name }).element().getBoundingClientRect().top;
  const below = top(/Nachname/) > top(/Vorname/);
  expect(below).toBe(where === 'below');
});

const company = { ...erika, 'personalData.salutation': 'COMPANY' };

test.each([
  ['must give its name', undefined, 0],
  ['may leave its name out', false, 1],
])('a company %s', async (_, companyNameRequired, times) => {
  const { register } = await open({ companyNameRequired }, { values: company });
  await userEvent.click(button());
  const name = page.getByRole('textbox', { name: /Firmenname/ });
  if (times === 0) await expect.element(name).toHaveFocus();
  await expect.poll(() => register.mock.calls).toHaveLength(times);
});

test('a shop without companies offers no such salutation', async () => {
  await open({ companyOption: false });
  const offered = Array.from(
    document.querySelectorAll('option[value]:not([value=""])'),
    (each) => each.textContent,
  );
  expect(offered).toEqual(['Herr', 'Frau', 'Divers']);
});
