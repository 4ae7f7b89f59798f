import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { birthDate, enter, ready, seen } from '../../test-support/birth-date.tsx';
import { show } from '../../test-support/show.tsx';
import type { DateOrder } from './birth-date-field.tsx';

const dmy = ['day', 'month', 'year'] as const;
const mdy = ['month', 'day', 'year'] as const;
const ymd = ['year', 'month', 'day'] as const;

test.each<[keys: string, order: DateOrder, after: string]>([
  ['03{Tab}02{Tab}1990', dmy, '03|02|*1990'],
  ['3{Tab}2{Tab}1990', dmy, '3|2|*1990'],
  ['1990{Tab}02{Tab}03', ymd, '1990|02|*03'],
  ['03021990', dmy, '03|02|*1990'],
  ['3.2.1990', dmy, '3|2|*1990'],
  ['03.02.1990', dmy, '03|02|*1990'],
  ['3/2/1990', dmy, '3|2|*1990'],
  ['3-2-1990', dmy, '3|2|*1990'],
  ['3 2 1990', dmy, '3|2|*1990'],
  ['3. 2. 1990', dmy, '3|2|*1990'],
  ['3,2,1990', dmy, '3|2|*1990'],
  ['2/3/1990', mdy, '2|3|*1990'],
  ['1990-2-3', ymd, '1990|2|*3'],
  ['1990.02.03.', ymd, '1990|02|*03'],
  ['1990. 2. 3.', ymd, '1990|2|*3'],
  ['3.{Tab}2.{Tab}1990', dmy, '3|2|*1990'],
  ['03.{Tab}02.{Tab}1990', dmy, '03|02|*1990'],
  ['1 Feb 1990', dmy, '1|Feb|*1990'],
  ['12341990', dmy, '12|34|*1990'],
])('typing %s loses nothing', async (keys, order, after) => {
  await show(birthDate({ order }));
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(seen()).toBe(after);
});

test.each([
  ['a second Tab', '{Tab}', '03||*'],
  ['Tab after something was typed and taken back', '1{Backspace}', '03||*'],
  ['Tab after another key', '{ArrowLeft}', '03||*'],
])('focus that was led on is in no trap: %s moves on', async (_what, keys, after) => {
  await show(birthDate());
  enter('day');
  await userEvent.keyboard(`03${keys}{Tab}`);
  expect(seen()).toBe(after);
});

test('Shift+Tab right after goes back as ever', async () => {
  await show(birthDate());
  enter('day');
  await userEvent.keyboard('03{Shift>}{Tab}{/Shift}');
  expect(seen()).toBe('*03||');
});

test('Tab stays only where focus was moved to, not where the shopper has clicked or returned', async () => {
  const screen = await show(birthDate());
  const month = screen.getByRole('textbox', { name: 'Monat' });
  enter('day');
  await userEvent.keyboard('03');
  await month.click();
  await userEvent.keyboard('{Tab}');
  expect(seen()).toBe('03||*');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  expect(seen()).toBe('03||*');
});

test('Tab does not stay where a script has put the focus again', async () => {
  await show(birthDate());
  enter('day');
  await userEvent.keyboard('03');
  enter('year');
  enter('month');
  await userEvent.keyboard('{Tab}');
  expect(seen()).toBe('03||*');
});

test('Tab in the last part leaves the field', async () => {
  await show(birthDate());
  enter('day');
  await userEvent.keyboard('03021990{Tab}');
  expect(seen()).toBe('03|02|1990');
});

test('separators in an empty part lead nowhere', async () => {
  await show(birthDate());
  enter('day');
  await userEvent.keyboard('. -/3');
  expect(seen()).toBe('*3||');
});

test('a separator leads to a part that is filled as Tab does, and what is typed replaces it', async () => {
  await show(birthDate({ defaultValue: { day: '14', month: '11', year: '1987' } }));
  await userEvent.tab();
  await userEvent.keyboard('3.2.1990');
  expect(seen()).toBe('3|2|*1990');
});

test('a full part takes no more digits, but is overwritten where it is selected', async () => {
  await show(birthDate({ defaultValue: { day: '14', month: '11' } }));
  const day = enter('day');
  day.setSelectionRange(1, 1);
  await userEvent.keyboard('9');
  expect(seen()).toBe('*14|11|');
  day.setSelectionRange(1, 2);
  await userEvent.keyboard('9');
  expect(seen()).toBe('*19|11|');
});

test('a digit from a keyboard that does not name its keys begins the next part too', async () => {
  await show(birthDate({ defaultValue: { day: '14' } }));
  enter('day').setSelectionRange(2, 2);
  await cdp().send('Input.insertText', { text: '1' });
  expect(seen()).toBe('14|*1|');
});

test.each([
  ['Arabic', '٠٣٠٢١٩٩٠'],
  ['Persian', '۰۳۰۲۱۹۹۰'],
  ['full-width', '０３０２１９９０'],
])('%s digits are typed as plain ones', async (_script, digits) => {
  await show(birthDate());
  enter('day');
  await ready();
  for (const text of digits) await cdp().send('Input.insertText', { text });
  expect(seen()).toBe('03|02|*1990');
});

test('a foreign digit in front stays in front, and does not move the focus', async () => {
  await show(birthDate({ defaultValue: { day: '3' } }));
  const day = enter('day');
  await ready();
  day.setSelectionRange(0, 0);
  await cdp().send('Input.insertText', { text: '٠' });
  expect([seen(), day.selectionStart]).toEqual(['*03||', 1]);
});

test.each([
  ['０３', '03|*|'],
  ['０', '*0||'],
  ['２００１．２．３', '*03|02|2001'],
])('an input method finishes %s before anything is made of it', async (text, after) => {
  await show(birthDate());
  const day = enter('day');
  await ready();
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  expect(day.value).toBe(text);
  await cdp().send('Input.insertText', { text });
  expect(seen()).toBe(after);
});

test('without autoAdvance focus moves only by keys that are for that', async () => {
  await show(birthDate({ autoAdvance: false }));
  enter('day');
  await userEvent.keyboard('031');
  expect(seen()).toBe('*03||');
  await userEvent.keyboard('{Tab}02.1990');
  expect(seen()).toBe('03|02|*1990');
});
