import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { spoken, typeInto } from '../../test-support/combo-box.tsx';
import { rest } from '../../test-support/settled.ts';
import { setValue } from '../internal/replace-text.ts';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

/** Events that browsers and password managers fire in addition to setting the value. */
const ways: readonly (readonly [string, (input: HTMLInputElement) => void])[] = [
  ['an input event', (input) => input.dispatchEvent(new Event('input', { bubbles: true }))],
  ['a change event alone', (input) => input.dispatchEvent(new Event('change', { bubbles: true }))],
  [
    'a replacement',
    (input) =>
      input.dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: 'Domplatz' }),
      ),
  ],
  [
    'keys, after the focus has moved on',
    (input) => {
      input.blur();
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    },
  ],
  ['nothing', () => undefined],
];

test.each(ways)('filled in with %s, it keeps the value and opens nothing', async (_, tell) => {
  const { screen, combo, list } = await typeInto(undefined, 'x');
  await expect.element(screen.getByText('Kein Vorschlag.').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const input = combo.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('A combo box is an input.');
  setValue(input, 'Domplatz');
  tell(input);
  await rest(300);
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveValue('Domplatz');
  expect(new FormData(input.form ?? undefined).get('street')).toBe('Domplatz');
  expect(spoken()).toEqual(['Kein Vorschlag.']);
});

test('a word that a spell-checker puts in after a key is asked for, as if it were typed', async () => {
  const { combo, list } = await typeInto(undefined, 'x');
  const input = combo.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('A combo box is an input.');
  setValue(input, 'Domplatz');
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: 'Domplatz' }),
  );
  await expect.element(list).toBeVisible();
});

test('a word that is put in after the field was left and entered again is not asked for', async () => {
  const { screen, combo, list } = await typeInto(undefined, 'x');
  await expect.element(screen.getByText('Kein Vorschlag.').first()).toBeVisible();
  const input = combo.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('A combo box is an input.');
  input.blur();
  input.focus();
  setValue(input, 'Domplatz');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  await rest(300);
  await expect.element(list).not.toBeInTheDocument();
});

test('filled in while the list is open, the list goes', async () => {
  const { combo, list } = await typeInto();
  await expect.element(list).toBeVisible();
  const input = combo.element();
  if (input instanceof HTMLInputElement) setValue(input, 'Elbchaussee 1');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveValue('Elbchaussee 1');
});
