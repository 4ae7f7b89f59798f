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

/** Whether a code, normalised before, is written as its country writes it. */
export function isPostalCode(code: string, { masks, provinces }: PostalFormat): boolean {
  if (!masks.some((mask) => fits(code, mask))) return false;
  const province = Number(code.slice(0, 2));
  return provinces === undefined || (province > 0 && province <= provinces);
}

/** A code without the letters of its country before it; Latvia's own are part of the code. */
const withoutLetters = (code: string, { masks, prefixes }: PostalFormat): string =>
  masks.some((mask) => fits(code, mask))
    ? code
    : code.replace(/^([A-Z]+) ?-? ?(\d)/, (all: string, letters: string, digit: string) =>
        prefixes?.includes(letters) ? digit : all,
      );

/**
 * A postal code as it is judged and sent: trimmed, in upper case, without the letters of its own country (`D-20354`), with the
 * country's separator where only that was left out, and without blanks where the country writes none. All else that is wrong
 * with it stays wrong.
 * @example normalisePostalCode('10000', { masks: ['999 99'], example: '110 00', separator: ' ' }) // '100 00'
 */
export function normalisePostalCode(value: string, format: PostalFormat | undefined): string {
  // Not the language's upper case: ß would become two letters, and a Turkish i another one.
  const upper = cleanText(value)
    .replace(/\s+/g, ' ')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (!format) return upper;
  const code = withoutLetters(upper, format);
  const { joined, separator, masks } = format;
  if (joined) return code.replaceAll(' ', '');
  const mask = separator && masks.find((each) => fits(code, each.replace(separator, '')));
  if (!mask) return code;
  const at = mask.indexOf(separator);
  return code.slice(0, at) + separator + code.slice(at);
}
