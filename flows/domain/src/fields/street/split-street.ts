/** The text of a street input, split at its house number. The three texts together are the text of the input. */
export interface SplitStreet {
  /** A number before the street, with the blank after it: `12 `. */
  readonly before: string;
  readonly street: string;
  /** A number after the street, with its separator: ` 5a`, `, 5`. */
  readonly after: string;
}

/** Countries that write the house number before the street. */
const numberFirst: ReadonlySet<string> = new Set(['FR', 'GB', 'IE', 'LU', 'MT']);

const leadingNumber = /^\d{1,5} ?(?:[a-z]|bis|ter)?,? +/iu;

/** True for a part of a number such as `12/3`, or for the one letter that may follow it. */
const isOfNumber = (word: string) => /^\d/.test(word) || /^\p{L}\.?$/u.test(word);

/**
 * Returns the index at which the words of a number begin at the end of a street, or the length plus one if there is none. It walks over
 * the text, because a list of all words takes more than linear time.
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
 * Splits the house number from its street, so that a street is looked up by its name alone and gets the number back. A mistake loses
 * nothing: `Straße des 17` has a number until the shopper types `. Juni`.
 * @param country ISO 3166-1 alpha-2. It decides on which side of the street the number is.
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
