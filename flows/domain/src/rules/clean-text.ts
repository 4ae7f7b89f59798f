/** Returns the value of a digit, 0 to 9. Unicode lists the digits of each script in a row, from zero to nine. */
function worth(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let behind = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - behind - 1))) behind += 1;
  return String(behind % 10);
}

/**
 * Returns a text as it is judged, counted, sent and stored: composed letters, plain hyphens, apostrophes and digits, one blank for a
 * line break, no invisible signs, no blanks around it. Phones and copied texts have other forms that look the same, and the rules
 * know only one (Registration §5). A text without a visible sign becomes the empty text.
 */
export function cleanText(value: string): string {
  const text = value
    .replace(/(?!\d)\p{Nd}/gu, worth)
    // Signs of double width, as some keyboards and scanners write them, and `½` behind its number.
    .replace(/(\d)(?=[¼-¾])/g, '$1 ')
    .replace(/[\uFF01-\uFF5E¼-¾]/g, (sign) => sign.normalize('NFKC').replace('⁄', '/'))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    // Quotation marks and primes, as phones and word processors write them.
    .replace(/[\u2018-\u201F«»‹›ʼ′″]/g, "'")
    .replace(/(\bn)°/gi, '$1º')
    .replace(/№/g, 'Nr.')
    // Catalan's long l.
    .replace(/l·(?=l)/g, 'ŀ')
    .replace(/L·(?=L)/g, 'Ŀ')
    .replace(/[\t-\r\u2028\u2029]+/g, ' ')
    // Signs of control, and some that take room and show nothing: a Hangul filler, an empty Braille cell.
    .replace(/[\p{Cc}\p{Cf}\p{DI}\u2800]/gu, '')
    // A letter carries 30 marks at most (Unicode's stream-safe text): to sort more of them takes more than linear time.
    // Only a long run of marks is cut, because a function for each mark is slow, and the proof that `{30}` is linear takes seconds.
    .replace(/\p{M}{9,}/gu, (marks) => Array.from(marks).slice(0, 30).join(''))
    .normalize('NFC')
    .trim();
  return /[^\p{M}\s]/u.test(text) ? text : '';
}
