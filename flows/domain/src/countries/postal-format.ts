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

/**
 * A postal code as it is judged and sent: trimmed, in upper case, with the country's separator where only that was left
 * out, and without blanks where the country writes none. Whatever else is wrong with it stays wrong.
 * @example normalisePostalCode('10000', { masks: ['999 99'], hint: '999 99', separator: ' ' }) // '100 00'
 */
export function normalisePostalCode(value: string, format: PostalFormat | undefined): string {
  const typed = value.trim();
  if (typed.length > longest) return typed;
  // Not the language's upper case: ß would become two letters, and a Turkish i another one.
  const code = typed.replace(/\s+/g, ' ').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (format?.joined) return code.replaceAll(' ', '');
  const { separator, masks = [] } = format ?? {};
  if (separator === undefined) return code;
  const mask = masks.find((each) => fits(code, each.replace(separator, '')));
  if (mask === undefined) return code;
  const at = mask.indexOf(separator);
  return code.slice(0, at) + separator + code.slice(at);
}
