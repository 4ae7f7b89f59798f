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

/** Where the words of a number begin at the end of a street; the length of all where there is none. */
function numberAt(words: readonly string[]): number {
  let at = words.length;
  while (at > 1 && isOfNumber(words[at - 1] ?? '')) at -= 1;
  // A number begins with a digit: in `Platz d` the letter belongs to the street.
  while (at < words.length && !/^\d/.test(words[at] ?? '')) at += 1;
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
  const words = text.split(' ');
  const street = words.slice(0, numberAt(words)).join(' ').replace(/[, ]$/, '');
  return street.trim() === ''
    ? { before: '', street: text, after: '' }
    : { before: '', street, after: text.slice(street.length) };
}
