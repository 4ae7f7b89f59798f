// An at-sign, plain, full-width or encoded, as tracking's own scrubber finds it.
const atSign = /[@＠]|%(?:25)*40|%(?:25)*EF%(?:25)*BC%(?:25)*A0/i;
const query = /[?#]\S+/g;
const webToken = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
const longWord = /[\w-]{16,}/g;
const longNumber = /\p{Nd}(?:[\s./()-]?\p{Nd}){4,}/gu;

/** Returns true if a long word looks drawn by chance: a token, an id or a hash. Names of fields have hardly any digits. */
const isToken = (word: string): boolean =>
  /\d.*\d/.test(word) || (/\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word));

/**
 * Returns a text of a page without what may be personal: words with an at-sign, queries of addresses, tokens, and numbers of five
 * digits or more. The page has scrubbed it already, but any program can send a report.
 */
export function scrub(text: string): string {
  return text
    .split(/([\s|]+)/)
    .map((word) => (atSign.test(word) ? '(e-mail)' : word))
    .join('')
    .replace(query, '(query)')
    .replace(webToken, '(token)')
    .replace(longWord, (word) => (isToken(word) ? '(token)' : word))
    .replace(longNumber, '(number)');
}
