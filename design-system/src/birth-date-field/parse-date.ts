import { plainDigits } from '../internal/plain-digits.ts';

/** One of the three inputs. */
export type DatePart = 'day' | 'month' | 'year';

/** The parts of a date, as the shopper would type them. */
export type DateParts = Record<DatePart, string>;

/** Year, month and day, or else two numbers followed by a year. */
const EIGHT = /^(?:(\d{4})(0\d|1[0-2])([0-3]\d)|(\d\d)(\d\d)(\d{4}))$/;
const THREE = /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)-(\d\d?)-(\d{4}))$/;

/**
 * Parses a whole date: `03.02.2001`, `2001-02-03T00:00:00`, `03/02/2001`, `03022001`, `20010203`. A number of four digits in
 * front is always the year (ISO 8601, and Hungary). Otherwise the parts have the given `order`. If that starts with the year, day
 * comes before month. Returns `undefined` for any other text. It does not guess a year of two digits or the name of a month, and
 * rejects times other than midnight, which may be another day in another time zone. Validation checks whether the date exists.
 *
 * Eight digits have only one reading, whatever the order is. If their last four were both a month with a day and a year, that
 * year would be before 1240. So `03022001` and `20010203` are both dates of 2001.
 */
export function parseDate(text: string, order: readonly (string | undefined)[]): DateParts | undefined {
  const found = plainDigits(text)
    .trim()
    .replace(/T[0:.]+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replace(EIGHT, '$1$4-$2$5-$3$6')
    .match(THREE);
  if (!found) return undefined;
  const [, year, second, third, first = '', last = '', lastYear = ''] = found;
  const [day = '', month = ''] = year
    ? [third, second]
    : order[0] === 'month'
      ? [last, first]
      : [first, last];
  return { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year: year ?? lastYear };
}
