/** A day of the Gregorian calendar, without a time or a zone. Months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * Returns the calendar date at an instant in a time zone. The site's own zone decides on ages, so that a shopper in Istanbul comes of
 * age at midnight in Istanbul (Registration §5).
 */
export function calendarDateIn(timeZone: string, now: Date): CalendarDate {
  // Cached, because creating a format takes longer than the rest of a judgement. English has the Gregorian calendar and these digits.
  const [month = 0, day = 0, year = 0] = (formats[timeZone] ??= new Intl.DateTimeFormat('en', { timeZone }))
    .format(now)
    .split('/')
    .map(Number);
  return { year, month, day };
}

/** Returns the number of days of a month in a year, or 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Returns a negative number if `a` is before `b`, a positive one if it is after, 0 for the same day. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}
