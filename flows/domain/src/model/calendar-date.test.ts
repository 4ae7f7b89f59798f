import { expect, test } from 'vitest';
import { calendarDateIn, compareDates, daysInMonth } from './calendar-date.ts';

test.each([
  ['Europe/Berlin', '2026-11-20T22:59:59Z', { year: 2026, month: 11, day: 20 }],
  ['Europe/Berlin', '2026-11-20T23:00:00Z', { year: 2026, month: 11, day: 21 }],
  ['Europe/Istanbul', '2026-12-31T21:00:00Z', { year: 2027, month: 1, day: 1 }],
  ['Europe/Berlin', '2026-06-30T22:00:00Z', { year: 2026, month: 7, day: 1 }],
])('in %s at %s it is %j', (timeZone, now, date) =>
  expect(calendarDateIn(timeZone, new Date(now))).toEqual(date),
);

test.each([
  [2026, 1, 31],
  [2026, 2, 28],
  [2024, 2, 29],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
  [2026, 13, 0],
  [2026, 0, 0],
])('%i-%i has %i days', (year, month, days) => expect(daysInMonth(year, month)).toBe(days));

test.each([
  ['2026-01-31', '2026-02-01', -1],
  ['2025-12-31', '2026-01-01', -1],
  ['2026-03-05', '2026-03-05', 0],
  ['2026-03-06', '2026-03-05', 1],
] as const)('%s compared with %s is %i', (a, b, sign) => {
  const [one, other] = [a, b].map((each) => {
    const [year = 0, month = 0, day = 0] = each.split('-').map(Number);
    return { year, month, day };
  });
  expect(Math.sign(one && other ? compareDates(one, other) : Number.NaN)).toBe(sign);
});
