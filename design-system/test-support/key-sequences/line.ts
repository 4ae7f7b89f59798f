/**
 * A native text input as the tests think of it: a line of text, and what is selected in it from where the selection began
 * to where the next Shift+Arrow moves it. Without a selection both are the caret.
 */
export type Line = { readonly text: string; readonly anchor: number; readonly head: number };

export const caretAt = (text: string, caret: number): Line => ({ text, anchor: caret, head: caret });

/** As Tab enters it. */
export const allOf = (text: string): Line => ({ text, anchor: 0, head: text.length });

/** Where the selection begins and ends, as indices in the text. */
export const selectionOf = ({ anchor, head }: Line) => ({
  start: Math.min(anchor, head),
  end: Math.max(anchor, head),
});

/** The same line after a key that only moves or selects; undefined for any other key. */
export function moved(line: Line, key: string): Line | undefined {
  const { text, anchor, head } = line;
  const { start, end } = selectionOf(line);
  const [left, right] = [Math.max(0, head - 1), Math.min(text.length, head + 1)];
  const moves: Readonly<Record<string, Line>> = {
    ArrowLeft: caretAt(text, start < end ? start : left),
    ArrowRight: caretAt(text, start < end ? end : right),
    Home: caretAt(text, 0),
    End: caretAt(text, text.length),
    'Shift+ArrowLeft': { text, anchor, head: left },
    'Shift+ArrowRight': { text, anchor, head: right },
    'Shift+Home': { text, anchor, head: 0 },
    'Shift+End': { text, anchor, head: text.length },
    'Control+a': allOf(text),
    Enter: line,
  };
  return moves[key];
}

/** The line of an input as it is now. */
export function lineOf({ value, selectionStart, selectionEnd, selectionDirection }: HTMLInputElement): Line {
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  return selectionDirection === 'backward'
    ? { text: value, anchor: end, head: start }
    : { text: value, anchor: start, head: end };
}

/** A line in one glance: `[` where the selection began, `|` where it ends or the caret is: `20[0|1`. */
export function drawn({ text, anchor, head }: Line): string {
  if (anchor === head) return `${text.slice(0, head)}|${text.slice(head)}`;
  const marks = anchor < head ? '[|' : '|[';
  const [start, end] = [Math.min(anchor, head), Math.max(anchor, head)];
  return text.slice(0, start) + marks[0] + text.slice(start, end) + marks[1] + text.slice(end);
}
