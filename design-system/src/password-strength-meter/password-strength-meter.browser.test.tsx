import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { strings } from '../../test-support/strings.ts';
import { DesignSystemProvider, TextField } from '../index.ts';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';
import type { PasswordStrength } from './password-strength-meter.tsx';

function Field({ strength }: { strength: (value: string) => PasswordStrength }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField ref={input} name="passphrase" label="Kennwort" autoComplete="new-password" />
      <PasswordStrengthMeter input={input} strength={strength} />
    </>
  );
}

test.each([
  [0, 'schwach'],
  [1, 'in Ordnung'],
  [2, 'stark'],
  [3, 'sehr stark'],
] as const)('level %i is shown in words', async (level, words) => {
  const screen = await show(<Field strength={() => level} />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('x');
  await expect.element(screen.getByText(`Passwortstärke: ${words}`)).toBeVisible();
});

test('an empty field has no words, and the first key moves nothing', async () => {
  const screen = await show(
    <>
      <Field strength={() => 2} />
      <p>Weiter</p>
    </>,
  );
  const next = screen.getByText('Weiter').element();
  const before = next.getBoundingClientRect().top;
  expect(screen.getByText('Passwortstärke').query()).toBeNull();
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('M');
  await expect.element(screen.getByText('Passwortstärke: stark')).toBeVisible();
  expect(next.getBoundingClientRect().top).toBe(before);
});

test('the estimator never judges an empty value', async () => {
  const strength = vi.fn<(value: string) => PasswordStrength>(() => 3);
  const screen = await show(<Field strength={strength} />);
  await screen.getByRole('textbox').fill('Mokka');
  await expect.element(screen.getByText('Passwortstärke: sehr stark')).toBeVisible();
  await screen.getByRole('textbox').clear();
  await expect.element(screen.getByText('Passwortstärke')).not.toBeInTheDocument();
  expect(strength).not.toHaveBeenCalledWith('');
});

test('an estimator that comes later judges what is there already', async () => {
  const screen = await show(<Field strength={() => 0} />);
  await screen.getByRole('textbox').fill('Mokka 23 Bohnen');
  await expect.element(screen.getByText('Passwortstärke: schwach')).toBeVisible();
  await screen.rerender(
    <DesignSystemProvider strings={strings}>
      <Field strength={() => 2} />
    </DesignSystemProvider>,
  );
  await expect.element(screen.getByText('Passwortstärke: stark')).toBeVisible();
});

test('what was typed before hydration is judged', async () => {
  const { container, complaints, hydrate } = showServerHtml(<Field strength={() => 2} />);
  const input = container.querySelector('input');
  if (input) input.value = 'Mokka 23';
  await hydrate();
  expect(container.textContent).toContain('Passwortstärke: stark');
  expect(complaints).toEqual([]);
});

test('a reset takes the level away with the value', async () => {
  const screen = await show(
    <form aria-label="Anmeldung">
      <Field strength={() => 2} />
    </form>,
  );
  await screen.getByRole('textbox').fill('Mokka 23');
  await expect.element(screen.getByText('Passwortstärke: stark')).toBeVisible();
  const form = screen.getByRole('form').element();
  if (form instanceof HTMLFormElement) form.reset();
  await expect.element(screen.getByText('Passwortstärke')).not.toBeInTheDocument();
});

const spoken = () =>
  Array.from(document.querySelectorAll('[aria-live="polite"] > *'), (line) => line.textContent);

function enter(input: HTMLInputElement, value: string, type: 'input' | 'change') {
  input.value = value;
  input.dispatchEvent(new Event(type, { bubbles: true }));
}

test('who types and goes on hears the level all the same, by its name', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const screen = await show(<Field strength={() => 2} />);
  const input = screen.getByRole('textbox').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input.');
  input.focus();
  enter(input, 'Mokka 23', 'input');
  input.blur();
  vi.advanceTimersByTime(1300);
  expect(spoken()).toEqual(['Passwortstärke: stark']);
});

test('a password manager that says change alone is followed', async () => {
  const screen = await show(<Field strength={(value) => (value.length < 8 ? 0 : 3)} />);
  const input = screen.getByRole('textbox').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input.');
  enter(input, 'abc', 'input');
  await expect.element(screen.getByText('Passwortstärke: schwach')).toBeVisible();
  enter(input, 'lange-und-zufällige-zeichen', 'change');
  await expect.element(screen.getByText('Passwortstärke: sehr stark')).toBeVisible();
});

test('after the field was emptied, the same level is announced again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const screen = await show(<Field strength={() => 0} />);
  const input = screen.getByRole('textbox').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input.');
  enter(input, 'abc', 'input');
  vi.advanceTimersByTime(1300);
  enter(input, '', 'input');
  vi.advanceTimersByTime(5000);
  enter(input, 'xyz', 'input');
  vi.advanceTimersByTime(1300);
  expect(spoken().at(-1)).toBe('Passwortstärke: schwach');
});
