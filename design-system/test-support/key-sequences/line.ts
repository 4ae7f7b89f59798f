/**
 * A native text input as the tests model it: a text, and a selection from its start to the end that the next Shift+Arrow moves.
 * Without a selection both are the caret.
 */
export type Line = { readonly text: string; readonly anchor: number; readonly head: number };

export const caretAt = (text: string, caret: number): Line => ({ text, anchor: caret, head: caret });

/** The line after Tab enters it. */
export const allOf = (text: string): Line => ({ text, anchor: 0, head: text.length });

/** Start and end of the selection, as indices in the text. */
export const selectionOf = ({ anchor, head }: Line) => ({
  start: Math.min(anchor, head),
  end: Math.max(anchor, head),
});

/** Returns the line after a key that only moves or selects, or undefined for any other key. */
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

/** Returns the present line of an input. */
export function lineOf({ value, selectionStart, selectionEnd, selectionDirection }: HTMLInputElement): Line {
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  return selectionDirection === 'backward'
    ? { text: value, anchor: end, head: start }
    : { text: value, anchor: start, head: end };
}

/** Returns a line as one text: `[` at the start of the selection, `|` at its end or at the caret: `20[0|1`. */
export function drawn({ text, anchor, head }: Line): string {
  if (anchor === head) return `${text.slice(0, head)}|${text.slice(head)}`;
  const marks = anchor < head ? '[|' : '|[';
  const [start, end] = [Math.min(anchor, head), Math.max(anchor, head)];
  return text.slice(0, start) + marks[0] + text.slice(start, end) + marks[1] + text.slice(end);
}
