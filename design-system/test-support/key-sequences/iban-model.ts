import { allOf, caretAt, moved, selectionOf } from './line.ts';
import type { Line } from './line.ts';
import { PASTE } from './play.ts';
import { view } from './view.ts';

/** An IBAN as it ought to work, written anew from Registration §5 and what a native input does. */
export type Model = {
  /** Which stop has the focus: 0 before the field, 1 in it, 2 behind. */
  readonly at: number;
  /** What is shown, and selected in it. */
  readonly line: Line;
};

/** The field with this raw value, and the focus before it. */
export const begin = (raw: string): Model => ({ at: 0, line: caretAt(grouped(wordless(rawOf(raw))), 0) });

/** What can be seen of it. The raw value is what is shown without its blanks. */
export const tell = ({ at, line }: Model): string =>
  view(at, at === 1 ? line : undefined, [rawOf(line.text).join('')]);

/** The field after a key; undefined where that would leave the page. */
export function press(model: Model, key: string): Model | undefined {
  const { at, line } = model;
  if (key === 'Tab') return at === 2 ? undefined : { at: at + 1, line: allOf(line.text) };
  if (key === 'Shift+Tab') return at === 0 ? undefined : { at: at - 1, line: allOf(line.text) };
  if (at !== 1) return model;
  return { at, line: moved(line, key) ?? changed(line, key) };
}

/** Blanks are never counted: a change takes raw characters from around the caret, and the caret stays between its own two. */
function changed(line: Line, key: string): Line {
  const { start, end } = selectionOf(line);
  const before = rawOf(line.text.slice(0, start));
  const after = rawOf(line.text.slice(end));
  const selects = start < end;
  if (key === 'Delete') return put(before, selects ? after : after.slice(1));
  if (key === 'Backspace') return put(selects ? before : before.slice(0, -1), after);
  // To the beginning of the group that ends at the caret.
  if (key === 'Control+Backspace') {
    const kept = selects ? before.length : 4 * Math.floor(Math.max(0, before.length - 1) / 4);
    return put(before.slice(0, kept), after);
  }
  const more = wordless(rawOf(key.startsWith(PASTE) ? key.slice(PASTE.length) : key));
  return more.length === 0 ? line : put([...before, ...more], after);
}

const rawOf = (text: string): string[] =>
  Array.from(text.toUpperCase()).filter((sign) => /[\dA-Z]/.test(sign));

/** Without the word IBAN in front of letters: no country has the code IB. */
function wordless(raw: readonly string[]): readonly string[] {
  const isWord = raw.slice(0, 4).join('') === 'IBAN' && /[A-Z]/.test(raw[4] ?? '');
  return isWord ? wordless(raw.slice(4)) : raw;
}

/** The caret stands right behind what is before it, not behind the blank. */
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
