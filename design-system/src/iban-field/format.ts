import { plainDigits } from '../internal/input.ts';

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

/** A field's text and what is selected in it, as indices. */
export type Selected = { text: string; start: number; end: number };

/** What a keyboard is about to do, in the words of Input Events Level 2. */
export type Change = { inputType: string; data: string };

/** How far a deletion without a selection reaches. A blank is no character: the one beyond it goes. */
const BACKWARD: Readonly<Record<string, RegExp>> = {
  deleteContentBackward: /[^ ] *$/,
  deleteWordBackward: /[^ ]+ *$/,
  deleteSoftLineBackward: /.*$/,
  deleteHardLineBackward: /.*$/,
};
const FORWARD: Readonly<Record<string, RegExp>> = {
  deleteContentForward: /^ *[^ ]/,
  deleteWordForward: /^ *[^ ]+/,
  deleteSoftLineForward: /^.*/,
  deleteHardLineForward: /^.*/,
};

/**
 * What a grouped text becomes by a change. Characters that do not count change nothing, not even what is selected.
 *
 * @returns undefined for a change that is unknown here
 */
export function edit({ text, start, end }: Selected, { inputType, data }: Change): Grouped | undefined {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (inputType.startsWith('insert')) {
    const more = strip(data);
    return more === '' ? format(text, end) : format(before + more + after, start + more.length);
  }
  if (!inputType.startsWith('delete')) return undefined;
  if (start < end) return format(before + after, start);
  const [backward, forward] = [BACKWARD[inputType], FORWARD[inputType]];
  if (!backward && !forward) return undefined;
  const kept = backward ? before.replace(backward, '') : before;
  return format(kept + (forward ? after.replace(forward, '') : after), kept.length);
}
