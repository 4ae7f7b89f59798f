/** An at-sign, plain or full-width, that is encoded for an address of the web any number of times. */
const encodedAtSign = /%(25)*40|%(25)*EF%(25)*BC%(25)*A0/i;

/**
 * Whether a text has an at-sign as it stands in an e-mail address: plain, full-width or encoded. Looking for one character is many
 * times as fast as a pattern, and most texts have none of the three.
 */
export const hasAtSign = (text: string): boolean =>
  text.includes('@') || text.includes('＠') || (text.includes('%') && encodedAtSign.test(text));

/** A text without e-mail addresses: each word that has an at-sign becomes `(e-mail)`. A pipe ends a word too. */
export const scrubEmails = (text: string): string =>
  hasAtSign(text)
    ? text
        .split(/([\s|]+)/)
        .map((word) => (hasAtSign(word) ? '(e-mail)' : word))
        .join('')
    : text;

/** The beginning of a text, of at most so many UTF-16 units; no character is cut in half. */
export const beginning = (text: string, bound: number): string =>
  text.slice(0, bound).replace(text.length > bound ? /[\uD800-\uDBFF]$/ : '', '');
