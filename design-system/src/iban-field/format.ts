import { plainDigits } from '../internal/plain-digits.ts';

/** A grouped text, its value and its caret. */
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
 * Returns the characters of an IBAN: Latin letters in upper case and digits of every script as ASCII digits (Registration §5).
 * Removes the word that a letter or an invoice prints in front: `IBAN: DE02…`. No country has the code IB, so no IBAN starts with
 * it.
 */
export const strip = (text: string): string => counting(text).replace(/^(IBAN)+(?=[A-Z])/, '');

/**
 * Groups a text by four. The caret stays after the same number of counted characters.
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
    // The caret is before the blank, because Backspace deletes the character beside it.
    caret: before === 0 ? 0 : before + Math.floor((before - 1) / 4),
  };
}

/** A field's text and its selection, as indices. */
export type Selected = { text: string; start: number; end: number };

/** A change that a keyboard requests, in the terms of Input Events Level 2. */
export type Change = { inputType: string; data: string };

/** Range of a deletion without a selection. A blank does not count as a character, so the one beyond it is deleted. */
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
 * Applies a change to a grouped text. Characters that do not count change neither the text nor the selection.
 *
 * @returns undefined for an unknown change
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
