import { expect, test } from 'vitest';
import { parseDate } from './parse-date.ts';

const dmy = ['day', 'month', 'year'] as const;
const mdy = ['month', 'day', 'year'] as const;
const ymd = ['year', 'month', 'day'] as const;
const third = { day: '03', month: '02', year: '2001' };

test.each([
  ['03.02.2001', dmy],
  ['3. 2. 2001', dmy],
  [' 03/02/2001 ', dmy],
  ['02/03/2001', mdy],
  ['2001-02-03', dmy],
  ['2001-02-03', mdy],
  ['2001. 02. 03.', ymd],
  ['03.02.2001', ymd],
  ['03022001', dmy],
  ['20010203', ymd],
])('%s is the third of February', (text, order) => {
  expect(parseDate(text, order)).toEqual(third);
});

test.each(['', '3', '03.02', '03.02.01', 'gestern', '03.02.2001 10:00', '123456789', '003.02.2001'])(
  '"%s" is no whole date and is pasted as it is',
  (text) => {
    expect(parseDate(text, dmy)).toBeUndefined();
  },
);
