/** Returns the value of a digit, 0 to 9. Unicode lists the digits of each script in a row, from zero to nine. */
function worth(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let behind = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - behind - 1))) behind += 1;
  return String(behind % 10);
}

/** Returns the text with all digits as ASCII digits, such as those of Arabic, Persian and full-width keyboards. */
export const plainDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, worth);
