import { format, strip } from './format.ts';
import type { Grouped } from './format.ts';

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
