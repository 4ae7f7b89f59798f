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
  ['20010203', dmy],
  ['20010203', mdy],
  ['03022001', ymd],
  ['02032001', mdy],
  ['20010203.', dmy],
  ['3-2-2001', dmy],
  ['2001-2-3', dmy],
  ['3,2,2001', dmy],
  ['2001-02-03T00:00:00', dmy],
  ['2001-02-03T00:00:00.000', mdy],
  ['٠٣/٠٢/٢٠٠١', dmy],
  ['\u200F٣\u200F/٢\u200F/٢٠٠١', dmy],
  ['۰۳.۰۲.۲۰۰۱', dmy],
  ['０３．０２．２００１', dmy],
  ['２００１０２０３', dmy],
])('%s is the third of February', (text, order) => {
  expect(parseDate(text, order)).toEqual(third);
});

test.each([
  ['31121999', { day: '31', month: '12', year: '1999' }],
  ['19991231', { day: '31', month: '12', year: '1999' }],
  ['20111990', { day: '20', month: '11', year: '1990' }],
  ['20111201', { day: '01', month: '12', year: '2011' }],
  ['19123112', { day: '19', month: '12', year: '3112' }],
  ['99999999', { day: '99', month: '99', year: '9999' }],
])('%s can be read in one way only, whatever the order', (text, date) => {
  expect([dmy, ymd].map((order) => parseDate(text, order))).toEqual([date, date]);
});

test.each([
  '',
  '3',
  '03.02',
  '03.02.01',
  '1.2.90',
  '010290',
  'gestern',
  '1 Feb 1990',
  'Haus 3, 2. Stock, 2001',
  '03.02.2001 10:00',
  '2001-02-03T23:00:00',
  '2001-02-03T00:00:00Z',
  '2001-02-03T00:00:00+01:00',
  '123456789',
  '003.02.2001',
  '3.2.2001.4',
])('"%s" is no whole date and is pasted as it is', (text) => {
  expect(parseDate(text, dmy)).toBeUndefined();
});
