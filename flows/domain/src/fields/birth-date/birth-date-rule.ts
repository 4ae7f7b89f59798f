import { type CalendarDate, calendarDateIn, compareDates, daysInMonth } from '../../model/calendar-date.ts';
import { isBlank } from '../../rules/is-blank.ts';
import type { DateOrder } from '../../sites/site.ts';
import type { RuleFor } from '../field-rule.ts';

/** The first year that a birth date may name (Registration §9). */
const firstBirthYear = 1900;

/** One of the three inputs. */
type Part = DateOrder[number];

/** The settings of a birth date's rule. */
export interface BirthDateRule {
  readonly minimumAge: number;
  /** The parts in the order of the page. The wrong ones come in this order, and the focus goes to the first. */
  readonly order: readonly Part[];
  /** Returns today's date in the site's own time zone. Called for a whole date only, because time zones are slow to read. */
  readonly today: () => CalendarDate;
}

/** Returns the number of a text with at most so many digits, or `NaN` for any other text. */
function wholeNumber(text: string, digits: number): number {
  return text.length <= digits && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** One error: the key of the message, and the ending of the input's name, which is empty for the date as a whole. */
type Fault = readonly [code: string, at: `.${Part}` | ''];

/**
 * Judges a birth date (Registration §5). Returns all errors. It judges the day by the longest month if the month is wrong, and by a
 * leap year if the year is wrong. Shoppers born on 29 February come of age on 1 March in common years.
 */
export function judgeBirthDate(
  { day, month, year }: Readonly<Record<Part, string>>,
  { minimumAge, order, today }: BirthDateRule,
): readonly Fault[] {
  if ([day, month, year].some((part) => isBlank(part))) return [['birthDateIncomplete', '']];
  const now = today();
  const born = { year: wholeNumber(year, 4), month: wholeNumber(month, 2), day: wholeNumber(day, 2) };
  const isYear = born.year >= firstBirthYear && born.year <= now.year;
  const days = daysInMonth(isYear ? born.year : 2000, born.month);
  const isRight = { year: isYear, month: days > 0, day: born.day > 0 && born.day <= (days || 31) };
  const wrong = order.filter((part) => !isRight[part]);
  if (wrong.length > 0) return wrong.map((part) => ['birthDateError', `.${part}`]);
  const ofAge = born.year + minimumAge;
  return compareDates({ ...born, year: ofAge }, now) > 0 ? [['birthDateMinAge', '']] : [];
}

export const birthDateRule: RuleFor<'birthDate'> = (_, field, { site, env, read }) => {
  const [day = '', month = '', year = ''] = field.inputs.map((input) => read(input));
  const rule = { ...field, today: () => calendarDateIn(site.timeZone, env.now) };
  return Object.fromEntries(
    judgeBirthDate({ day, month, year }, rule).map(([code, at]) => [field.name + at, code]),
  );
};
