import simulated from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { birthDate, enter, parts, ready, seen } from '../../test-support/birth-date.tsx';
import { paste } from '../../test-support/key-sequences/paste.ts';
import { show } from '../../test-support/show.tsx';
import type { DateOrder } from './birth-date-field.tsx';

const dmy = ['day', 'month', 'year'] as const;
const mdy = ['month', 'day', 'year'] as const;
const ymd = ['year', 'month', 'day'] as const;
const undo = '{Control>}z{/Control}';
const redo = '{Control>}{Shift>}z{/Shift}{/Control}';

async function enterReady(part: string): Promise<HTMLInputElement> {
  const input = enter(part);
  await ready();
  return input;
}

test.each<[text: string, order: DateOrder, after: string]>([
  ['03.02.1990', dmy, '*03|02|1990'],
  ['19900203', dmy, '*03|02|1990'],
  ['03021990', dmy, '*03|02|1990'],
  ['02031990', mdy, '02|*03|1990'],
  ['19900203', ymd, '1990|02|*03'],
  ['1990-02-03T00:00:00', dmy, '*03|02|1990'],
  ['٠٣/٠٢/١٩٩٠', dmy, '*03|02|1990'],
  ['1.2.90', dmy, '*1.2.90||'],
  ['1 Feb 1990', dmy, '*1 Feb 1990||'],
  ['1990-02-03T23:00:00Z', dmy, '*1990-02-03T23:00:00Z||'],
  ['1987', dmy, '*1987||'],
  ['gestern', dmy, '*gestern||'],
  ['１２', dmy, '*12||'],
])('pasting %s cuts nothing', async (text, order, after) => {
  await show(birthDate({ order }));
  paste(await enterReady('day'), text);
  expect(seen()).toBe(after);
});

test('words that were pasted can be put right, and become a date when they are one', async () => {
  await show(birthDate());
  const day = await enterReady('day');
  paste(day, '1.2.90');
  day.setSelectionRange(4, 4);
  await userEvent.keyboard('1');
  expect(seen()).toBe('*1.2.190||');
  day.setSelectionRange(5, 5);
  await userEvent.keyboard('9');
  expect(seen()).toBe('*01|02|1990');
});

test.each(['day', 'month', 'year'])('undo takes back a date that was pasted into the %s', async (part) => {
  const told = vi.fn<(text: string) => void>();
  await show(
    birthDate({ defaultValue: { day: '31', month: '1' }, onChange: ({ target }) => told(target.value) }),
  );
  const input = await enterReady(part);
  await userEvent.keyboard('{End}');
  paste(input, '03.02.1990');
  expect(parts().map(({ value }) => value)).toEqual(['03', '02', '1990']);
  told.mockClear();
  await userEvent.keyboard(undo);
  expect(parts().map(({ value }) => value)).toEqual(['31', '1', '']);
  expect(told.mock.calls.flat().toSorted()).toEqual(['', '1', '31']);
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard(redo);
  expect(parts().map(({ value }) => value)).toEqual(['03', '02', '1990']);
});

test('undo goes back through what was pasted and typed, in turn', async () => {
  await show(birthDate());
  const day = await enterReady('day');
  await userEvent.keyboard('1');
  paste(day, '03.02.1990');
  paste(day, '14.11.1987');
  await userEvent.keyboard('{Backspace}');
  expect(seen()).toBe('*1|11|1987');
  await userEvent.keyboard(undo);
  expect(seen()).toBe('*14|11|1987');
  await userEvent.keyboard(undo);
  expect(seen()).toBe('*03|02|1990');
  await userEvent.keyboard(undo);
  expect(seen()).toBe('*1||');
});

test('undo brings back a date also where the part with the focus said the same before', async () => {
  await show(birthDate({ defaultValue: { day: '03' } }));
  paste(await enterReady('day'), '03.02.1990');
  expect(seen()).toBe('*03|02|1990');
  await userEvent.keyboard(undo);
  expect(seen()).toBe('*03||');
});

test('undo leaves alone what was changed elsewhere', async () => {
  await show(birthDate());
  paste(await enterReady('day'), '03.02.1990');
  const [, , year] = parts();
  Reflect.set(HTMLInputElement.prototype, 'value', '1991', year);
  await userEvent.keyboard(undo);
  expect(seen()).toBe('*|02|1991');
});

test('a date that was pasted before all was there is shared out later', async () => {
  await show(birthDate());
  const [day] = parts();
  if (day) day.value = '03.02.1990';
  await enterReady('month');
  await expect.poll(seen).toBe('03|*02|1990');
});

test('where nothing writes into the undo history, as in jsdom, a date is typed and shared out all the same', async () => {
  Reflect.set(document, 'execCommand', undefined);
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  await show(birthDate());
  await enterReady('day');
  const user = simulated.setup();
  await user.keyboard('03.2.1990');
  expect(seen()).toBe('03|2|*1990');
  await user.paste('14.11.1987');
  expect(seen()).toBe('14|11|*1987');
});
