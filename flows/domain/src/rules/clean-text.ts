/**
 * A text as it is judged, counted, sent and kept: composed letters, plain hyphens, apostrophes and digits, one blank for a line
 * break, nothing invisible, no blanks around it. Phones and copied texts write all of that in other ways, which nobody sees.
 */
export const cleanText = (value: string): string =>
  value
    // Signs of double width, as some keyboards and scanners write them.
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\t-\r\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim();
