import { cleanText } from '../rules/clean-text.ts';
import type { PostalFormat } from './country.ts';

function isRight(sign: string, asked: string): boolean {
  const digit = sign >= '0' && sign <= '9';
  const letter = sign >= 'A' && sign <= 'Z';
  return asked === '9' ? digit : asked === 'A' ? letter : asked === '*' ? digit || letter : sign === asked;
}

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

/** Longer than any code with all its blanks: what is longer is no code, and costs nobody time. */
const longest = 16;

/** A code without the letters of its country, where digits follow them; Latvia's own are part of the code. */
function withoutLetters(
  code: string,
  { masks, prefixes }: PostalFormat = { masks: [], example: '' },
): string {
  const prefix = prefixes?.find((each) => code.startsWith(each));
  if (!prefix || masks.some((mask) => fits(code, mask))) return code;
  const rest = code.slice(prefix.length).replace(/^ ?-? ?/, '');
  return /^\d/.test(rest) ? rest : code;
}

/**
 * A postal code as it is judged and sent: trimmed, in upper case, without the letters of its own country (`D-20354`), with the
 * country's separator where only that was left out, and without blanks where the country writes none. All else that is wrong
 * with it stays wrong.
 * @example normalisePostalCode('10000', { masks: ['999 99'], example: '110 00', separator: ' ' }) // '100 00'
 */
export function normalisePostalCode(value: string, format: PostalFormat | undefined): string {
  const typed = cleanText(value);
  if (typed.length > longest) return typed;
  // Not the language's upper case: ß would become two letters, and a Turkish i another one.
  const upper = typed.replace(/\s+/g, ' ').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const code = withoutLetters(upper, format);
  if (format?.joined) return code.replaceAll(' ', '');
  const { separator, masks = [] } = format ?? {};
  if (separator === undefined) return code;
  const mask = masks.find((each) => fits(code, each.replace(separator, '')));
  if (mask === undefined) return code;
  const at = mask.indexOf(separator);
  return code.slice(0, at) + separator + code.slice(at);
}
