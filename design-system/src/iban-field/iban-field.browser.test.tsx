import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { TextField } from '../index.ts';
import { strip } from './format.ts';
import { IbanField } from './iban-field.tsx';

const iban = { name: 'iban', label: 'IBAN', autoComplete: 'off' } as const;

const input = () => {
  const element = document.querySelector('input[autocapitalize=characters]');
  if (!(element instanceof HTMLInputElement)) throw new Error('There is no IBAN field.');
  return element;
};
const form = () => input().form ?? undefined;
const sent = () => new FormData(form()).getAll('iban');
/** Returns the text with the caret in it as `|`. */
const seen = () => {
  const { value, selectionStart } = input();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};
function select(start: number, end = start) {
  input().focus();
  input().setSelectionRange(start, end);
}

const inForm = (more: object = {}) => (
  <form>
    <TextField name="source" label="Quelle" autoComplete="off" defaultValue="de02-1203/0000" />
    <IbanField {...iban} {...more} />
    <button type="reset">Leeren</button>
  </form>
);

async function copySource(screen: Awaited<ReturnType<typeof show>>) {
  await screen.getByRole('textbox', { name: 'Quelle' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
}

test('what is typed is shown in upper case and in groups of four', async () => {
  const screen = await show(<IbanField {...iban} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), 'de02 1203-0000.00');
  expect(seen()).toBe('DE02 1203 0000 00|');
});

test.each([
  ['a key in the middle', 2, '9', 'DE9|0 2120 3'],
  ['a key before a blank', 4, '9', 'DE02 9|120 3'],
  ['a refused key', 2, '-', 'DE|02 1203'],
  ['Backspace in the middle', 3, '{Backspace}', 'DE|21 203'],
  ['Backspace over a blank', 5, '{Backspace}', 'DE0|1 203'],
  ['Delete over a blank', 4, '{Delete}', 'DE02| 203'],
  ['Backspace by words', 7, '{Control>}{Backspace}{/Control}', 'DE02| 03'],
])('the caret does not jump: %s', async (_what, caret, keys, after) => {
  await show(<IbanField {...iban} defaultValue="DE021203" />);
  select(caret);
  await userEvent.keyboard(keys);
  expect(seen()).toBe(after);
});

test('a key over the same sign ends the selection, so that the next key does not take its place', async () => {
  await show(<IbanField {...iban} defaultValue="DE021203" />);
  select(6, 7);
  await userEvent.keyboard('2');
  expect([seen(), input().selectionEnd]).toEqual(['DE02 12|03', 7]);
  await userEvent.keyboard('9');
  expect(seen()).toBe('DE02 129|0 3');
});

test('Backspace held down takes one character each, over blanks too', async () => {
  await show(<IbanField {...iban} defaultValue="DE0212034" />);
  select(11);
  for (const text of ['DE02 1203|', 'DE02 120|', 'DE02 12|', 'DE02 1|', 'DE02|', 'DE0|']) {
    await userEvent.keyboard('{Backspace}');
    expect(seen()).toBe(text);
  }
});

test('a paste takes the place of what was selected, without its signs', async () => {
  const screen = await show(inForm({ defaultValue: 'AT611904' }));
  await copySource(screen);
  select(2, 6);
  await userEvent.paste();
  expect(seen()).toBe('ATDE 0212 0300 00|90 4');
});

test('the word in front of a pasted IBAN is left away, and of one that is typed', async () => {
  const screen = await show(inForm());
  const source = screen.getByRole('textbox', { name: 'Quelle' });
  await source.fill('IBAN:\u00A0de02-1203');
  await copySource(screen);
  select(0);
  await userEvent.paste();
  expect(seen()).toBe('DE02 1203|');
  expect(sent()).toEqual(['DE021203']);
  await userEvent.keyboard('{Control>}a{/Control}iban: at61');
  expect(seen()).toBe('AT61|');
  expect(sent()).toEqual(['AT61']);
});

test('what is cut can be pasted again', async () => {
  await show(<IbanField {...iban} defaultValue="DE0212034" />);
  select(3, 7);
  await userEvent.cut();
  expect(seen()).toBe('DE0|0 34');
  await userEvent.paste();
  expect(seen()).toBe('DE02 12|03 4');
});

test('undo takes back key by key what was shown, and what is sent follows', async () => {
  await show(inForm({ defaultValue: 'DE02120' }));
  select(2);
  await userEvent.keyboard('9');
  expect(input().value).toBe('DE90 2120');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input().value).toBe('DE02 120');
  expect(sent()).toEqual(['DE02120']);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(input().value).toBe('DE90 2120');
  expect(sent()).toEqual(['DE902120']);
});

test('the raw value is sent, once', async () => {
  const screen = await show(inForm());
  await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), 'de02 1203 0');
  expect(sent()).toEqual(['DE0212030']);
});

const write = (value: string) => void Reflect.set(HTMLInputElement.prototype, 'value', value, input());

test('what an extension writes without an event is in the form when it is sent', async () => {
  await show(inForm({ defaultValue: 'AT61' }));
  const read: unknown[] = [];
  form()?.addEventListener('submit', (event) => {
    event.preventDefault();
    const named = form()?.elements.namedItem('iban');
    read.push(named instanceof HTMLInputElement ? named.value : undefined);
  });
  write('IBAN: de02 1203');
  form()?.requestSubmit();
  expect(read).toEqual(['DE021203']);
});

test('the same is grouped when the shopper has been there', async () => {
  await show(inForm());
  select(0);
  write('de021203');
  await userEvent.tab();
  expect(input().value).toBe('DE02 1203');
});

test('what else has its name is sent behind it', async () => {
  await show(
    <form>
      <IbanField {...iban} defaultValue="DE02" />
      <input type="hidden" name="iban" defaultValue="second" />
    </form>,
  );
  write('at61');
  expect(sent()).toEqual(['AT61', 'second']);
});

test('disabled, nothing of it is sent either', async () => {
  await show(inForm({ disabled: true }));
  write('de02');
  expect(sent()).toEqual([]);
});

test('a reset brings the default value back, also to be sent', async () => {
  const screen = await show(inForm({ defaultValue: 'de021203' }));
  select(9);
  await userEvent.keyboard('99');
  expect(sent()).toEqual(['DE02120399']);
  await screen.getByRole('button').click();
  expect(input().value).toBe('DE02 1203');
  await expect.poll(() => sent()).toEqual(['DE021203']);
  input().focus();
  await userEvent.keyboard('{End}7');
  form()?.reset();
  expect(sent()).toEqual(['DE021203']);
});

test('a reset that a listener prevents removes nothing', async () => {
  const screen = await show(inForm());
  await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), 'DE02');
  form()?.addEventListener('reset', (event) => event.preventDefault());
  await screen.getByRole('button').click();
  await expect.poll(() => sent()).toEqual(['DE02']);
  expect(input().value).toBe('DE02');
});

test('a new render does not put the default value back into what is sent', async () => {
  let again = (_hint: string) => {};
  function Page() {
    const [hint, setHint] = useState('');
    again = setHint;
    return (
      <form>
        <IbanField {...iban} defaultValue="DE" hint={hint} />
      </form>
    );
  }
  const screen = await show(<Page />);
  select(2);
  await userEvent.keyboard('02');
  again('Auf der Bankkarte.');
  await expect.element(screen.getByText('Auf der Bankkarte.')).toBeVisible();
  expect(sent()).toEqual(['DE02']);
});

test('read-only, keys change nothing', async () => {
  await show(inForm({ defaultValue: 'DE0212', readOnly: true }));
  select(5);
  await userEvent.keyboard('9{Backspace}');
  expect(seen()).toBe('DE02 |12');
  expect(sent()).toEqual(['DE0212']);
});

test('disabled, nothing is sent', async () => {
  await show(inForm({ defaultValue: 'DE02', disabled: true }));
  expect(sent()).toEqual([]);
});

test('a composition is left alone until it ends; what is sent follows every key', async () => {
  await show(inForm());
  select(0);
  await cdp().send('Input.imeSetComposition', { text: 'de021', selectionStart: 5, selectionEnd: 5 });
  await expect.poll(() => input().value).toBe('de021');
  expect(sent()).toEqual(['DE021']);
  await cdp().send('Input.insertText', { text: 'de0212' });
  await expect.poll(() => seen()).toBe('DE02 12|');
  expect(sent()).toEqual(['DE0212']);
});

test('what the browser fills in is grouped before React hears of it', async () => {
  const heard: string[] = [];
  await show(inForm({ onChange: () => heard.push(input().value) }));
  Reflect.set(HTMLInputElement.prototype, 'value', 'de021203', input());
  input().dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard).toEqual(['DE02 1203']);
  expect(sent()).toEqual(['DE021203']);
});

test('typing costs no React commit', async () => {
  const { screen, commits } = await showCounting(<IbanField {...iban} />);
  await userEvent.type(screen.getByRole('textbox'), 'de021203');
  await expect.element(screen.getByRole('textbox')).toHaveValue('DE02 1203');
  expect(commits()).toBe(0);
});

test('it can be controlled with the raw value, and the caret stays', async () => {
  function Page() {
    const [value, setValue] = useState('DE021203');
    return (
      <form>
        <IbanField {...iban} value={value} onChange={(event) => setValue(strip(event.target.value))} />
        <output>{value}</output>
      </form>
    );
  }
  const screen = await show(<Page />);
  select(2);
  await userEvent.keyboard('9');
  await expect.element(screen.getByRole('status')).toHaveTextContent('DE9021203');
  expect(seen()).toBe('DE9|0 2120 3');
  expect(sent()).toEqual(['DE9021203']);
});

test('controlled, what the state does not take is not sent', async () => {
  await show(inForm({ value: 'DE02', onChange: () => undefined }));
  select(4);
  await userEvent.keyboard('9');
  expect(input().value).toBe('DE02');
  expect(sent()).toEqual(['DE02']);
});

test('without JavaScript what was typed is sent; with it, what was typed before stays and is grouped', async () => {
  const page = showServerHtml(
    <form>
      <IbanField {...iban} />
    </form>,
  );
  await userEvent.type(input(), 'de02 120');
  expect(sent()).toEqual(['de02 120']);
  await page.hydrate();
  expect(seen()).toBe('DE02 120|');
  expect(sent()).toEqual(['DE02120']);
  expect(page.complaints).toEqual([]);
});
