import { cleanText } from '../rules/clean-text.ts';
import type { PostalFormat } from './country.ts';

const isRight = (sign: string, asked: string): boolean =>
  sign === asked || ('9*'.includes(asked) && /\d/.test(sign)) || ('A*'.includes(asked) && /[A-Z]/.test(sign));

function fits(code: string, mask: string): boolean {
  return (
    code.length === mask.length &&
    Array.from(mask).every((asked, index) => isRight(code.charAt(index), asked))
  );
}

/** True for a normalised code in the format of its country. */
export function isPostalCode(code: string, { masks, provinces }: PostalFormat): boolean {
  if (!masks.some((mask) => fits(code, mask))) return false;
  const province = Number(code.slice(0, 2));
  return provinces === undefined || (province > 0 && province <= provinces);
}

const separators = /[ -]/g;

/**
 * Returns a postal code as it is judged and sent: trimmed, in upper case, without the letters of its own country (`D-20354`), and
 * with the country's separator. Every other error stays for the rule.
 * @example normalisePostalCode('CZ 100-00', { masks: ['999 99'], example: '110 00', prefixes: ['CZ'] }) // '100 00'
 */
export function normalisePostalCode(value: string, format: PostalFormat | undefined): string {
  // ASCII only: in other upper cases ß becomes two letters, and a Turkish i another letter.
  const upper = cleanText(value)
    .replace(/\s+/g, ' ')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const bare = upper.replace(separators, '');
  // First without a prefix, because Latvia's letters are part of its codes.
  for (const letters of ['', ...(format?.prefixes ?? [])]) {
    const signs = bare.startsWith(letters) ? bare.slice(letters.length) : '';
    const mask = format?.masks.find((each) => fits(signs, each.replace(separators, '')));
    let at = 0;
    if (mask) return mask.replace(/[^ -]/g, () => signs.charAt(at++));
  }
  return upper;
}
