import { plainDigits } from '../internal/input.ts';

/** One of the three inputs. */
export type DatePart = 'day' | 'month' | 'year';

/** The parts of a date as they would be typed. */
export type DateParts = Record<DatePart, string>;

/** Year, month and day, or else two numbers and a year behind them. */
const EIGHT = /^(?:(\d{4})(0\d|1[0-2])([0-3]\d)|(\d\d)(\d\d)(\d{4}))$/;
const THREE = /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)-(\d\d?)-(\d{4}))$/;

/**
 * Reads a whole date out of text: `03.02.2001`, `2001-02-03T00:00:00`, `03/02/2001`, `03022001`, `20010203`. A four-digit
 * number in front is always the year (ISO 8601, and Hungary); else the parts stand in `order`, or, where that puts the year
 * first, day before month. Returns undefined for anything that is no whole date: neither a year of two digits nor a month's
 * name is guessed, and a time other than midnight may belong to another day elsewhere. Whether the date exists is for the
 * form to judge.
 *
 * Eight digits can be read in only one way, whatever the order: if those that end in a month and a day ended in a year, it
 * would be before 1240, and nobody who was born then is alive. So `03022001` is of 2001, and `20010203` too.
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
