import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { TextField } from '../index.ts';
import { NumberField } from './number-field.tsx';

const card = { name: 'cardNumber', label: 'Kartennummer', autoComplete: 'off' } as const;

/** The field beside one to copy from. */
const withSource = (text: string, more: object = {}) => (
  <>
    <TextField name="source" label="Quelle" autoComplete="off" defaultValue={text} />
    <NumberField {...card} {...more} />
  </>
);

const input = () => {
  const element = document.querySelector('input[name=cardNumber]');
  if (!(element instanceof HTMLInputElement)) throw new Error('There is no number field.');
  return element;
};

async function copy(source: { element: () => Element }) {
  await userEvent.click(source.element());
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
}

test('a phone shows its digits, and nothing steps when the wheel turns', async () => {
  const screen = await show(<NumberField {...card} />);
  const field = screen.getByRole('textbox', { name: 'Kartennummer' });
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field).toHaveAttribute('type', 'text');
});

test.each([
  ['0049', '0049'],
  ['1a2 3-4.5,6+7e8', '12345678'],
  ['abc', ''],
  ['äß€²', ''],
])('of %s it takes “%s”', async (keys, value) => {
  const screen = await show(<NumberField {...card} />);
  await userEvent.type(screen.getByRole('textbox'), keys);
  await expect.element(screen.getByRole('textbox')).toHaveValue(value);
});

test('a refused key leaves the caret and what is selected alone', async () => {
  await show(<NumberField {...card} defaultValue="1234" />);
  input().focus();
  input().setSelectionRange(1, 3);
  await userEvent.keyboard('x');
  expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['1234', 1, 3]);
});

test('control keys work', async () => {
  const screen = await show(<NumberField {...card} defaultValue="1234" />);
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('{Home}{Delete}{End}{Backspace}{ArrowLeft}9');
  await expect.element(field).toHaveValue('293');
  await userEvent.keyboard('{Control>}a{/Control}7');
  await expect.element(field).toHaveValue('7');
  await userEvent.tab();
  await expect.element(field).not.toHaveFocus();
});

test('of what is pasted the digits stay, in place of what was selected', async () => {
  const screen = await show(withSource('Nr. 00 49/031', { defaultValue: '1289' }));
  await copy(screen.getByRole('textbox', { name: 'Quelle' }));
  input().focus();
  input().setSelectionRange(1, 3);
  await userEvent.paste();
  expect(input().value).toBe('100490319');
  expect(input().selectionStart).toBe(8);
});

test('pasted digits with signs between them use the whole length', async () => {
  const screen = await show(withSource('12-34-56-78', { maxLength: 6 }));
  await copy(screen.getByRole('textbox', { name: 'Quelle' }));
  input().focus();
  await userEvent.paste();
  expect(input().value).toBe('123456');
});

test('pasted text without a digit takes nothing away', async () => {
  const screen = await show(withSource('Kaffee', { defaultValue: '12' }));
  await copy(screen.getByRole('textbox', { name: 'Quelle' }));
  input().select();
  await userEvent.paste();
  expect(input().value).toBe('12');
});

test('read-only, several characters at once change nothing either', async () => {
  await show(<NumberField {...card} defaultValue="12" readOnly />);
  input().focus();
  await cdp().send('Input.insertText', { text: 'a3' });
  expect(input().value).toBe('12');
});

test('undo takes back what was pasted, redo brings it again', async () => {
  const screen = await show(withSource('a3b4', { defaultValue: '12' }));
  await copy(screen.getByRole('textbox', { name: 'Quelle' }));
  input().focus();
  input().setSelectionRange(2, 2);
  await userEvent.paste();
  expect(input().value).toBe('1234');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input().value).toBe('12');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(input().value).toBe('1234');
});

test('a composition is left alone until it ends, then its digits stay', async () => {
  const screen = await show(<NumberField {...card} defaultValue="9" />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{End}');
  await cdp().send('Input.imeSetComposition', { text: 'a1b2', selectionStart: 4, selectionEnd: 4 });
  await expect.poll(() => input().value).toBe('9a1b2');
  await cdp().send('Input.insertText', { text: 'a1b2' });
  await expect.poll(() => input().value).toBe('912');
});

test('what the browser fills in is reduced to its digits before React hears of it', async () => {
  const heard: string[] = [];
  await show(<NumberField {...card} onChange={(event) => heard.push(event.currentTarget.value)} />);
  fillIn('+49 (0) 31');
  expect(input().value).toBe('49031');
  expect(heard).toEqual(['49031']);
});

test('it can be controlled, and the state sees digits only', async () => {
  const seen: string[] = [];
  function Page() {
    const [value, setValue] = useState('');
    seen.push(value);
    return <NumberField {...card} value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  const screen = await show(<Page />);
  await userEvent.type(screen.getByRole('textbox'), '1x2');
  await expect.element(screen.getByRole('textbox')).toHaveValue('12');
  expect(seen).toEqual(['', '1', '12']);
});

test('typing costs no React commit', async () => {
  const { screen, commits } = await showCounting(<NumberField {...card} />);
  await userEvent.type(screen.getByRole('textbox'), '12ab34');
  await expect.element(screen.getByRole('textbox')).toHaveValue('1234');
  expect(commits()).toBe(0);
});

test('digits typed before hydration stay, and from then on only digits come in', async () => {
  const page = showServerHtml(<NumberField {...card} />);
  await userEvent.type(input(), '12');
  await page.hydrate();
  await userEvent.type(input(), 'x3');
  expect(input().value).toBe('123');
  expect(page.complaints).toEqual([]);
});

/** Like Chromium: the value is there at once, with an event that is not an input event of a key. */
function fillIn(value: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input());
  input().dispatchEvent(new Event('input', { bubbles: true }));
}
