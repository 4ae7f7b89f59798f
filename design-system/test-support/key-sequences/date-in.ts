import type { DateOrder, DatePart } from '../../src/birth-date-field/birth-date-field.tsx';

type Texts = Readonly<Record<DatePart, string>>;

/** Parses the date of a text, written independently from the component's page. Returns undefined for any other text. */
export function dateIn(text: string, order: DateOrder): Texts | undefined {
  const date = text.trim().replace(/T00:00:00$/, '');
  const numbers = date.match(/\d+/g) ?? [];
  if (/\p{L}/u.test(date)) return undefined;
  const [only = ''] = numbers;
  if (numbers.length === 1 && only.length === 8) return ofEight(only, order);
  return numbers.length === 3 ? ofThree(numbers, order) : undefined;
}

function ofEight(digits: string, order: DateOrder): Texts | undefined {
  const endsInDay = Number(digits.slice(4, 6)) <= 12 && Number(digits.slice(6)) < 40;
  const cuts = endsInDay ? [4, 6] : [2, 4];
  const [first = 0, second = 0] = cuts;
  return ofThree([digits.slice(0, first), digits.slice(first, second), digits.slice(second)], order);
}

function ofThree(numbers: readonly string[], order: DateOrder): Texts | undefined {
  const [first = '', second = '', third = ''] = numbers;
  const date =
    first.length === 4
      ? { year: first, month: second, day: third }
      : order[0] === 'month'
        ? { month: first, day: second, year: third }
        : { day: first, month: second, year: third };
  const fits = date.day.length <= 2 && date.month.length <= 2 && date.year.length === 4;
  return fits ? { ...date, day: date.day.padStart(2, '0'), month: date.month.padStart(2, '0') } : undefined;
}
