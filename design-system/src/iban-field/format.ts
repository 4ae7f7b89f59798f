import { plainDigits } from '../internal/input/plain-digits.ts';

/** A text as it is shown, what it stands for, and where the caret belongs. */
export type Grouped = {
  /** Groups of four with a blank between them: `DE02 1203 0000`. */
  text: string;
  /** The same without blanks: `DE0212030000`. */
  raw: string;
  /** Index in `text`. */
  caret: number;
};

const counting = (text: string) =>
  plainDigits(text)
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

/**
 * The characters of an IBAN: Latin letters in upper case and digits of every script (Registration §5), without the word in front that a letter or an
 * invoice prints: `IBAN: DE02…`. No country is called IB, so nobody's IBAN begins with it.
 */
export const strip = (text: string): string => counting(text).replace(/^(IBAN)+(?=[A-Z])/, '');

/**
 * Groups a text by four. The caret keeps its place among the characters that count: as many of them are before it as were.
 *
 * @param caret index in `text`
 */
export function format(text: string, caret: number = text.length): Grouped {
  const raw = strip(text);
  const word = counting(text).length - raw.length;
  const before = Math.max(0, counting(text.slice(0, caret)).length - word);
  return {
    text: raw.replace(/.{4}(?=.)/g, '$& '),
    raw,
    // Before the blank and not behind it: there Backspace takes away what stands beside the caret.
    caret: before === 0 ? 0 : before + Math.floor((before - 1) / 4),
  };
}
