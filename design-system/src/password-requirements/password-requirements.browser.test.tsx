import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showUi } from '../../test-support/field-suite/subject.tsx';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { TextField } from '../index.ts';
import { PasswordRequirements } from './password-requirements.tsx';

const requirements = [
  { label: '8 Zeichen', isMet: (value: string) => value.length >= 8 },
  { label: 'eine Ziffer', isMet: (value: string) => /\d/.test(value) },
];

function Field() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form aria-label="Anmeldung">
      <TextField ref={input} name="passphrase" label="Kennwort" autoComplete="new-password" />
      <PasswordRequirements
        input={input}
        label="Ihr Kennwort braucht"
        requirements={requirements}
        states={{ met: 'erfüllt', unmet: 'offen' }}
      />
    </form>
  );
}

const told = () => Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent);
const spoken = () =>
  Array.from(document.querySelectorAll('[aria-live="polite"] > *'), (line) => line.textContent);

function enter(input: Element, value: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('each is ticked off as it is typed, and open again when it is taken back', async () => {
  const screen = await show(<Field />);
  await expect.element(screen.getByRole('list', { name: 'Ihr Kennwort braucht' })).toBeVisible();
  expect(told()).toEqual(['8 Zeichen, offen', 'eine Ziffer, offen']);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('Mokka 23');
  expect(told()).toEqual(['8 Zeichen, erfüllt', 'eine Ziffer, erfüllt']);
  await userEvent.keyboard('{Backspace}');
  expect(told()).toEqual(['8 Zeichen, offen', 'eine Ziffer, erfüllt']);
});

test('a mark is drawn for what is met, and hidden for what is not', async () => {
  const screen = await show(<Field />);
  await screen.getByRole('textbox').fill('Mokka 2');
  const marks = Array.from(document.querySelectorAll('li svg'), (svg) => getComputedStyle(svg).visibility);
  expect(marks).toEqual(['hidden', 'visible']);
});

test('what has changed is spoken after a pause, and nothing else', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const screen = await show(<Field />);
  const input = screen.getByRole('textbox').element();
  enter(input, 'Mokka 2');
  vi.advanceTimersByTime(1000);
  expect(spoken()).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(spoken()).toEqual(['eine Ziffer, erfüllt']);
  enter(input, 'Mokka 23');
  vi.advanceTimersByTime(1300);
  expect(spoken().at(-1)).toBe('8 Zeichen, erfüllt');
});

test('what was typed before hydration is judged, but not spoken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { container, complaints, hydrate } = showServerHtml(<Field />);
  const input = container.querySelector('input');
  if (input) input.value = 'Mokka 23';
  await hydrate();
  expect(told()).toEqual(['8 Zeichen, erfüllt', 'eine Ziffer, erfüllt']);
  vi.advanceTimersByTime(1300);
  expect(spoken()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a reset opens all again', async () => {
  const screen = await show(<Field />);
  await screen.getByRole('textbox').fill('Mokka 23');
  const form = screen.getByRole('form').element();
  if (form instanceof HTMLFormElement) form.reset();
  await expect.poll(told).toEqual(['8 Zeichen, offen', 'eine Ziffer, offen']);
});

test("the list is the last part of its input's description, also when an error comes and goes", async () => {
  function Page({
    error,
    hint = 'Nur für Sie.',
    listed = true,
  }: {
    error?: string;
    hint?: string;
    listed?: boolean;
  }) {
    const input = useRef<HTMLInputElement>(null);
    return (
      <div>
        <TextField
          ref={input}
          name="passphrase"
          label="Kennwort"
          hint={hint}
          error={error}
          autoComplete="new-password"
        />
        {listed ? (
          <PasswordRequirements
            input={input}
            label="Ihr Kennwort braucht"
            requirements={requirements}
            states={{ met: 'erfüllt', unmet: 'offen' }}
          />
        ) : null}
      </div>
    );
  }
  const { screen, again } = await showUi(<Page />);
  const input = screen.getByRole('textbox');
  const list = (first: string) => `${first} eine Ziffer , offen`;
  await expect.element(input).toHaveAccessibleDescription(`Nur für Sie. ${list('8 Zeichen , offen')}`);
  await input.fill('Mokkabohne');
  await again(<Page error="Zu leicht." />);
  await expect
    .element(input)
    .toHaveAccessibleDescription(`Fehler: Zu leicht. Nur für Sie. ${list('8 Zeichen , erfüllt')}`);
  await again(<Page listed={false} />);
  await expect.element(input).toHaveAccessibleDescription('Nur für Sie.');
  await again(<Page hint="" />);
  await again(<Page hint="" listed={false} />);
  await expect.element(input).not.toHaveAttribute('aria-describedby');
});
