import { allOf, caretAt, moved, selectionOf } from './line.ts';
import type { Line } from './line.ts';
import { PASTE } from './play.ts';
import { view } from './view.ts';

/** A model of an IBAN field, written independently from Registration §5 and the behaviour of native inputs. */
export type Model = {
  /** Position of the focus: 0 before the field, 1 in it, 2 after it. */
  readonly at: number;
  /** The visible text and its selection. */
  readonly line: Line;
};

/** Returns the field with this raw value, and the focus before it. */
export const begin = (raw: string): Model => ({ at: 0, line: caretAt(grouped(wordless(rawOf(raw))), 0) });

/** Returns the visible state. The raw value is the visible text without its blanks. */
export const tell = ({ at, line }: Model): string =>
  view(at, at === 1 ? line : undefined, [rawOf(line.text).join('')]);

/** Returns the field after a key, or undefined if the key leaves the page. */
export function press(model: Model, key: string): Model | undefined {
  const { at, line } = model;
  if (key === 'Tab') return at === 2 ? undefined : { at: at + 1, line: allOf(line.text) };
  if (key === 'Shift+Tab') return at === 0 ? undefined : { at: at - 1, line: allOf(line.text) };
  if (at !== 1) return model;
  return { at, line: moved(line, key) ?? changed(line, key) };
}

/** Blanks do not count: a change removes raw characters around the caret, and the caret stays between its two neighbours. */
function changed(line: Line, key: string): Line {
  const { start, end } = selectionOf(line);
  const before = rawOf(line.text.slice(0, start));
  const after = rawOf(line.text.slice(end));
  const selects = start < end;
  if (key === 'Delete') return put(before, selects ? after : after.slice(1));
  if (key === 'Backspace') return put(selects ? before : before.slice(0, -1), after);
  // Moves to the start of the group that ends at the caret.
  if (key === 'Control+Backspace') {
    const kept = selects ? before.length : 4 * Math.floor(Math.max(0, before.length - 1) / 4);
    return put(before.slice(0, kept), after);
  }
  const more = wordless(rawOf(key.startsWith(PASTE) ? key.slice(PASTE.length) : key));
  return more.length === 0 ? line : put([...before, ...more], after);
}

const rawOf = (text: string): string[] =>
  Array.from(text.toUpperCase()).filter((sign) => /[\dA-Z]/.test(sign));

/** Without the word IBAN in front of letters, because no country has the code IB. */
function wordless(raw: readonly string[]): readonly string[] {
  const isWord = raw.slice(0, 4).join('') === 'IBAN' && /[A-Z]/.test(raw[4] ?? '');
  return isWord ? wordless(raw.slice(4)) : raw;
}

/** The caret is directly after the character before it, not after the blank. */
function put(before: readonly string[], after: readonly string[]): Line {
  const all = [...before, ...after];
  const left = wordless(all);
  const kept = before.slice(all.length - left.length);
  return caretAt(grouped(left), grouped(kept).length);
}

function grouped(raw: readonly string[]): string {
  const groups: string[] = [];
  for (let index = 0; index < raw.length; index += 4) groups.push(raw.slice(index, index + 4).join(''));
  return groups.join(' ');
}
