const point = (hex: string) => `\\u{${hex}}`;

/** A part of a range as a part of a character class. */
function characters(part: string): string {
  const [first = '', last] = part.trim().replace(/^U\+/i, '').split('-');
  // Minified CSS writes U+12? for U+120-12F.
  if (first.includes('?')) return `${point(first.replaceAll('?', '0'))}-${point(first.replaceAll('?', 'F'))}`;
  return last === undefined ? point(first) : `${point(first)}-${point(last)}`;
}

/** Whether a text has one of the letters of a CSS `unicode-range` such as `U+20-22,U+A0`. */
export function needsLetters(text: string, range: string): boolean {
  return new RegExp(`[${range.split(',').map(characters).join('')}]`, 'u').test(text);
}
