import type { DatePart } from '../../src/birth-date-field/index.ts';
import { allOf, caretAt, moved, selectionOf } from './line.ts';
import type { Line } from './line.ts';
import { PASTE } from './play.ts';
import { view } from './view.ts';

/** What a field starts with. */
export type Start = {
  readonly order: readonly DatePart[];
  readonly texts: Readonly<Record<DatePart, string>>;
};

/** A birth date as it ought to work, written anew from Registration §4 and what a native input does. */
export type Model = Start & {
  /** Which stop has the focus: 0 before the field, 1 to 3 in it, 4 behind. */
  readonly at: number;
  /** The part that has the focus. */
  readonly line: Line;
};

const NOWHERE = caretAt('', 0);
const ROOM = { day: 2, month: 2, year: 4 } as const;

/** Texts that are a whole date, whichever part comes first, and what they say. */
export const whole: Readonly<Record<string, Readonly<Record<DatePart, string>>>> = {
  '2001-02-03': { day: '03', month: '02', year: '2001' },
  '14.11.1987': { day: '14', month: '11', year: '1987' },
  ' 7. 6. 1999 ': { day: '07', month: '06', year: '1999' },
};

/** The field with its texts, and the focus before it. */
export const begin = ({ order, texts }: Start): Model => ({ order, texts, at: 0, line: NOWHERE });

/** What can be seen of it: where the focus is, the line there, and what the form holds. */
export const tell = ({ order, texts, at, line }: Model): string =>
  view(
    at,
    order[at - 1] && line,
    order.map((part) => texts[part]),
  );

/** The field after a key; undefined where that would leave the page. */
export function press(model: Model, key: string): Model | undefined {
  const { order, texts, at, line } = model;
  if (key === 'Tab') return at > order.length ? undefined : enter(model, at + 1);
  if (key === 'Shift+Tab') return at === 0 ? undefined : enter(model, at - 1);
  const part = order[at - 1];
  if (!part) return model;
  const onlyMoved = moved(line, key);
  if (onlyMoved) return { ...model, line: onlyMoved };
  if (key === 'Backspace' && line.text === '') return goBack(model);
  if (key === 'Backspace' || key === 'Delete') return write(model, part, erased(line, key));
  if (!key.startsWith(PASTE)) return type(model, part, key);
  const text = key.slice(PASTE.length);
  const date = whole[text];
  if (!date) return write(model, part, inserted(line, text, ROOM[part]));
  // The caret is only moved where the text beside it has changed.
  const same = date[part] === texts[part];
  return { ...model, texts: date, line: same ? line : caretAt(date[part], date[part].length) };
}

/** By Tab, which selects all. */
function enter(model: Model, at: number): Model {
  const part = model.order[at - 1];
  return { ...model, at, line: part ? allOf(model.texts[part]) : NOWHERE };
}

function write(model: Model, part: DatePart, line: Line): Model {
  return { ...model, texts: { ...model.texts, [part]: line.text }, line };
}

/** From an empty part to the end of the one before. */
function goBack(model: Model): Model {
  const part = model.order[model.at - 2];
  return part
    ? { ...model, at: model.at - 1, line: caretAt(model.texts[part], model.texts[part].length) }
    : model;
}

/** Focus moves on with the last digit, or with the first that finds no room, into a part that is still empty. */
function type(model: Model, part: DatePart, key: string): Model {
  const written = write(model, part, inserted(model.line, key, ROOM[part]));
  const next = model.order[model.at];
  const { text, head } = written.line;
  const complete = text.length === ROOM[part] && /^\d+$/.test(text) && head === text.length;
  if (!complete || !next || model.texts[next] !== '') return written;
  const on = { ...written, at: model.at + 1, line: caretAt('', 0) };
  if (written.line !== model.line) return on;
  return /\d/.test(key) ? write(on, next, caretAt(key, 1)) : model;
}

/** As far as there is room. */
function inserted(line: Line, more: string, room: number): Line {
  const { start, end } = selectionOf(line);
  const free = room - line.text.length + (end - start);
  const fitting = more.slice(0, free);
  if (fitting === '') return line;
  return caretAt(line.text.slice(0, start) + fitting + line.text.slice(end), start + fitting.length);
}

function erased(line: Line, key: 'Backspace' | 'Delete'): Line {
  const { start, end } = selectionOf(line);
  if (start < end) return caretAt(line.text.slice(0, start) + line.text.slice(end), start);
  const [from, to] = key === 'Delete' ? [start, start + 1] : [Math.max(0, start - 1), start];
  return caretAt(line.text.slice(0, from) + line.text.slice(to), from);
}
