/** From a sign of double width, as some keyboards and scanners write it, to the plain one. */
const WIDE = 0xfee0;

/**
 * A text as it is judged, counted, sent and kept: composed letters, plain hyphens, apostrophes and digits, one blank for a line
 * break, nothing invisible, no blanks around it. Phones and copied texts write all of that in other ways, which nobody sees.
 */
export const cleanText = (value: string): string =>
  value
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE))
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, (blanks) => (/[\t-\r\u2028\u2029]/.test(blanks) ? ' ' : blanks))
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC')
    .trim();
