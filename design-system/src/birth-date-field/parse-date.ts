import type { DatePart } from './date-part-input.tsx';

/** The parts of a date as they would be typed. */
export type DateParts = Record<DatePart, string>;

/**
 * Reads a whole date out of pasted text: `03.02.2001`, `2001-02-03`, `03/02/2001`, `03022001`. A four-digit number in front is
 * always the year (ISO 8601, and Hungary); else the parts stand in `order`, or, where that puts the year first, day before
 * month. Returns undefined for anything that is no whole date. Whether the date exists is for the form to judge.
 */
export function parseDate(text: string, order: readonly DatePart[]): DateParts | undefined {
  const groups = text.trim().match(/\d+/g) ?? [];
  const [only = ''] = groups;
  if (groups.length === 1 && only.length === 8) return fromEightDigits(only, order);
  const [first, second, third] = groups;
  if (groups.length !== 3 || !first || !second || !third) return undefined;
  const yearFirst = first.length === 4;
  const [day, month, year] = yearFirst
    ? [third, second, first]
    : dayOrMonthFirst([first, second, third], order);
  return whole(day, month, year);
}

function fromEightDigits(digits: string, order: readonly DatePart[]): DateParts | undefined {
  if (order[0] === 'year') return whole(digits.slice(6), digits.slice(4, 6), digits.slice(0, 4));
  const [day, month, year] = dayOrMonthFirst(
    [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)],
    order,
  );
  return whole(day, month, year);
}

type Three = readonly [string, string, string];

function dayOrMonthFirst([first, second, year]: Three, order: readonly DatePart[]): Three {
  const monthFirst = order[0] === 'month';
  return monthFirst ? [second, first, year] : [first, second, year];
}

function whole(day: string, month: string, year: string): DateParts | undefined {
  const fits = day.length <= 2 && month.length <= 2 && year.length === 4;
  return fits ? { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year } : undefined;
}
