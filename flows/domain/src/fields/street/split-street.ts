/** What was typed into the street, with its house number set apart. The three texts together are what was typed. */
export interface SplitStreet {
  /** A number that stands before the street, with the blank behind it: `12 `. */
  readonly before: string;
  readonly street: string;
  /** A number that stands behind the street, with what separates it: ` 5a`, `, 5`. */
  readonly after: string;
}

/** Countries that write the house number before the street. */
const numberFirst: ReadonlySet<string> = new Set(['FR', 'GB', 'IE', 'LU', 'MT']);

const leadingNumber = /^\d{1,5} ?(?:[a-z]|bis|ter)?,? +/iu;

/** True for a part of a number such as `12/3`, or for the one letter that may follow it. */
const isOfNumber = (word: string) => /^\d/.test(word) || /^\p{L}\.?$/u.test(word);

/**
 * Where the words of a number begin at the end of a street; one behind the text where there is none. It walks over the text: a
 * list of all words made the engine work far more than twice for a text twice as long.
 */
function numberAt(text: string): number {
  let at = text.length + 1;
  for (let blank = text.lastIndexOf(' '); blank >= 0; blank = text.lastIndexOf(' ', at - 2)) {
    if (!isOfNumber(text.slice(blank + 1, at - 1))) break;
    at = blank + 1;
  }
  // A number begins with a digit: in `Platz d` the letter belongs to the street.
  while (at <= text.length && !/\d/.test(text.charAt(at))) {
    at = text.indexOf(' ', at) + 1 || text.length + 1;
  }
  return at;
}

/**
 * Sets the house number apart from its street, so that a street is looked up by its name alone, and gets the number back. Nothing is lost where it is mistaken: `Straße des 17` loses its number until `. Juni` is typed.
 * @param country ISO 3166-1 alpha-2; it decides on which side of the street the number stands
 */
export function splitStreet(text: string, country: string): SplitStreet {
  if (numberFirst.has(country)) {
    const before = leadingNumber.exec(text)?.[0] ?? '';
    return { before, street: text.slice(before.length), after: '' };
  }
  const street = text.slice(0, numberAt(text) - 1).replace(/[, ]$/, '');
  return street.trim() === ''
    ? { before: '', street: text, after: '' }
    : { before: '', street, after: text.slice(street.length) };
}
