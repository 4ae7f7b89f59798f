import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showCounting } from '../../test-support/show.tsx';
import { Form } from '../index.ts';
import { PasswordField } from './password-field.tsx';

const password = { name: 'password', label: 'Passwort', autoComplete: 'new-password' } as const;
const strength = (value: string) => (value.length < 8 ? 0 : 2);

test('the password can be shown and hidden with the keyboard alone', async () => {
  const screen = await show(<PasswordField {...password} />);
  const field = screen.getByLabelText('Passwort', { exact: true });
  await userEvent.tab();
  await userEvent.keyboard('Mokka 23');
  await expect.element(field).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Passwort anzeigen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('Mokka 23');
  await expect.element(screen.getByRole('button', { name: 'Passwort verbergen' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('sending the form hides it before anybody else hears of the submit', async () => {
  const types: (string | undefined)[] = [];
  const screen = await show(
    <Form
      aria-label="Anmeldung"
      onSubmit={(event) => {
        event.preventDefault();
        types.push(event.currentTarget.querySelector('input')?.type);
      }}
    >
      <PasswordField {...password} />
    </Form>,
  );
  await screen.getByRole('button', { name: 'Passwort anzeigen' }).click();
  const form = screen.getByRole('form', { name: 'Anmeldung' }).element();
  if (form instanceof HTMLFormElement) form.requestSubmit();
  expect(types).toEqual(['password']);
  await expect.element(screen.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
});

test('it is hidden also from who listened first, and though the form is not sent in the end', async () => {
  const types: (string | undefined)[] = [];
  const screen = await show(
    <Form aria-label="Anmeldung">
      <PasswordField {...password} />
    </Form>,
  );
  const form = screen.getByRole('form', { name: 'Anmeldung' }).element();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    types.push(form.querySelector('input')?.type);
  });
  await screen.getByRole('button', { name: 'Passwort anzeigen' }).click();
  if (form instanceof HTMLFormElement) form.requestSubmit();
  expect(types).toEqual(['password']);
  await expect.element(screen.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
});

test.each([
  ['hides', 'that the browser kept', true, 'password', 'anzeigen'],
  ['does not hide', 'that has just come', false, 'text', 'verbergen'],
] as const)('it %s when a page is shown %s', async (_does, _page, persisted, type, next) => {
  const screen = await show(<PasswordField {...password} />);
  await screen.getByRole('button', { name: 'Passwort anzeigen' }).click();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  await expect.element(screen.getByRole('button', { name: `Passwort ${next}` })).toBeVisible();
  await expect.element(screen.getByLabelText('Passwort', { exact: true })).toHaveAttribute('type', type);
});

test('the meter follows each key without a React commit', async () => {
  const { screen, commits } = await showCounting(<PasswordField {...password} strength={strength} />);
  await screen.getByLabelText('Passwort', { exact: true }).click();
  await userEvent.keyboard('Mokka');
  await expect.element(screen.getByText('Passwortstärke: schwach')).toBeVisible();
  await userEvent.keyboard(' 23 Bohnen');
  await expect.element(screen.getByText('Passwortstärke: stark')).toBeVisible();
  expect(commits()).toBe(0);
});

test('a new level is spoken once, after a pause, and not again while it stays', async () => {
  vi.useFakeTimers();
  const screen = await show(<PasswordField {...password} strength={strength} />);
  const field = screen.getByLabelText('Passwort', { exact: true }).element();
  const spoken = () =>
    [...document.querySelectorAll('[aria-live="polite"] > *')].map((line) => line.textContent);
  type(field, 'Mok');
  vi.advanceTimersByTime(1000);
  expect(spoken()).toEqual([]);
  type(field, 'Mokka');
  vi.advanceTimersByTime(1300);
  expect(spoken()).toEqual(['Passwortstärke: schwach']);
  type(field, 'Mokka2');
  vi.advanceTimersByTime(1300);
  expect(spoken()).toEqual(['Passwortstärke: schwach']);
  type(field, 'Mokka 23');
  vi.advanceTimersByTime(1300);
  expect(spoken()).toEqual(['Passwortstärke: schwach', 'Passwortstärke: stark']);
  vi.useRealTimers();
});

function type(field: Element, value: string) {
  if (field instanceof HTMLInputElement) field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
