/** An at-sign as it stands in an e-mail address: plain, full-width, or encoded for an address of the web any number of times. */
export const atSign = /@|＠|%(25)*40|%(25)*EF%(25)*BC%(25)*A0/i;

/** A text without e-mail addresses: each word that contains an at-sign becomes `(e-mail)`. A pipe ends a word too. */
export const scrubEmails = (text: string): string =>
  atSign.test(text)
    ? text
        .split(/([\s|]+)/)
        .map((word) => (atSign.test(word) ? '(e-mail)' : word))
        .join('')
    : text;

/** The beginning of a text, of at most so many UTF-16 units; no character is cut in half. */
export const beginning = (text: string, bound: number): string =>
  text.slice(0, bound).replace(text.length > bound ? /[\uD800-\uDBFF]$/ : '', '');
