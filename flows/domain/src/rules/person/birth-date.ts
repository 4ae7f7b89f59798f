import { type CalendarDate, compareDates, daysInMonth } from '../../model/calendar-date.ts';
import { firstBirthYear } from '../limits.ts';
import { isBlank } from '../required.ts';

/** The three inputs as they were typed. */
export interface BirthDateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** What the rule of a birth date needs to know. */
export interface BirthDateRule {
  readonly minimumAge: number;
  /** Today's date in the site's own time zone. Asked for only once a whole date is there: time zones are slow to read. */
  readonly today: () => CalendarDate;
}

/** The number that a text of so many digits spells; `NaN`, which is in no range, for any other text. */
function wholeNumber(text: string, digits: number): number {
  return text.length <= digits && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** The date the parts name; `undefined` unless it exists and its year lies between 1900 and this year. */
function parseBirthDate(parts: BirthDateParts, today: CalendarDate): CalendarDate | undefined {
  const day = wholeNumber(parts.day, 2);
  const month = wholeNumber(parts.month, 2);
  const year = wholeNumber(parts.year, 4);
  const exists = day >= 1 && day <= daysInMonth(year, month);
  return exists && year >= firstBirthYear && year <= today.year ? { year, month, day } : undefined;
}

/**
 * The birth date (Registration §5): the key of what is wrong, or `undefined`. Who was born on 29 February comes of age
 * on 1 March in common years.
 */
export function judgeBirthDate(parts: BirthDateParts, rule: BirthDateRule): string | undefined {
  if ([parts.day, parts.month, parts.year].some((part) => isBlank(part))) return 'birthDateIncomplete';
  const today = rule.today();
  const date = parseBirthDate(parts, today);
  if (!date) return 'birthDateError';
  const ofAge = { ...date, year: date.year + rule.minimumAge };
  return compareDates(ofAge, today) > 0 ? 'birthDateMinAge' : undefined;
}
