import type { DateOrder, DatePart } from '../../src/birth-date-field/birth-date-field.tsx';
import { dateIn } from './date-in.ts';
import { allOf, caretAt, moved, selectionOf } from './line.ts';
import type { Line } from './line.ts';
import { PASTE } from './play.ts';
import { view } from './view.ts';

type Texts = Readonly<Record<DatePart, string>>;

/** Initial texts of a field. */
export type Start = { readonly order: DateOrder; readonly texts: Texts };

/** A model of a birth date field, written independently from Registration §4 and the behaviour of native inputs. */
export type Model = Start & {
  /** Position of the focus: 0 before the field, 1 to 3 in it, 4 after it. */
  readonly at: number;
  /** The part that has the focus. */
  readonly line: Line;
  /** Whether the field moved the focus here, and the shopper has pressed no key since. */
  readonly led?: boolean;
  /** The texts before the date that the last key has pasted. */
  readonly before?: Texts | undefined;
};

const NOWHERE = caretAt('', 0);
const ROOM = { day: 2, month: 2, year: 4 } as const;
const FULL_WIDTH = /[\uFF10-\uFF19]/g;

/** Texts to paste: whole dates, and others. */
export const pastes = [
  '2001-02-03',
  '14.11.1987',
  ' 7. 6. 1999 ',
  '19900203',
  '03021990',
  '1990-02-03T00:00:00',
  '1.2.90',
  '1 Feb 1990',
  '\uFF11\uFF12',
  '7',
  '12',
  '1987',
  '12.',
] as const;

/** Returns the field with its texts, and the focus before it. */
export const begin = ({ order, texts }: Start): Model => ({ order, texts, at: 0, line: NOWHERE });

/** Returns the visible state: the position of the focus, the line there, and the entries of the form. */
export const tell = ({ order, texts, at, line }: Model): string =>
  view(
    at,
    order[at - 1] && line,
    order.map((part) => texts[part]),
  );

/** Returns the field after a key, or undefined if the key leaves the page or only the browser can know its effect. */
export function press({ before, ...model }: Model, key: string): Model | undefined {
  const { order, texts, at, line, led = false } = model;
  if (key === 'Tab' && led && line.text === '') return { ...model, led: false };
  if (key === 'Tab') return at > order.length ? undefined : enter(model, at + 1);
  if (key === 'Shift+Tab') return at === 0 ? undefined : enter(model, at - 1);
  const part = order[at - 1];
  if (key === 'Control+z') {
    return part && before ? { ...model, texts: before, line: allOf(before[part]) } : undefined;
  }
  if (!part) return model;
  const onlyMoved = moved(line, key);
  if (onlyMoved) return { ...model, line: onlyMoved, led: led && key === 'Control+a' };
  if (key === 'Backspace' && line.text === '') return goBack({ ...model, led: false });
  if (key === 'Backspace' || key === 'Delete') {
    return write({ ...model, led: false }, part, erased(line, key));
  }
  if (!key.startsWith(PASTE)) return type(model, part, key);
  const text = key.slice(PASTE.length);
  const date = dateIn(text, order);
  if (date) return { ...shared(model, part, date), before: texts };
  const plain = text.replace(FULL_WIDTH, (digit) => digit.normalize('NFKC'));
  return write(model, part, inserted(line, plain));
}

/** By Tab, which selects all. */
function enter(model: Model, at: number): Model {
  const part = model.order[at - 1];
  return { ...model, at, line: part ? allOf(model.texts[part]) : NOWHERE, led: false };
}

/** A part that contains a whole date spreads it. */
function write(model: Model, part: DatePart, line: Line): Model {
  const date = dateIn(line.text, model.order);
  if (date && line !== model.line) return shared(model, part, date);
  return { ...model, texts: { ...model.texts, [part]: line.text }, line };
}

const shared = (model: Model, part: DatePart, date: Texts): Model => ({
  ...model,
  texts: date,
  line: caretAt(date[part], date[part].length),
});

/** From an empty part to the end of the previous one. */
function goBack(model: Model): Model {
  const part = model.order[model.at - 2];
  return part
    ? { ...model, at: model.at - 1, line: caretAt(model.texts[part], model.texts[part].length) }
    : model;
}

/** A digit or a letter, or a separator between the numbers of a date. */
function type(model: Model, part: DatePart, key: string): Model {
  const { line, order, at, texts } = model;
  const { start, end } = selectionOf(line);
  const next = order[at];
  const onlyDigits = !/\D/.test(line.text);
  if (!/[\da-z]/.test(key) && (onlyDigits || end === line.text.length)) {
    if (line.text === '') return model;
    return next ? { ...enter(model, at + 1), led: true } : { ...model, led: false };
  }
  if (/\d/.test(key) && start === end && isFull(line.text, part)) {
    if (!next || texts[next] !== '' || start < line.text.length) return { ...model, led: false };
    return { ...write({ ...model, at: at + 1 }, next, caretAt(key, 1)), led: true };
  }
  const written = { ...write(model, part, inserted(line, key)), led: false };
  const { text, head } = written.line;
  const leads = isFull(text, part) && head === text.length && next && written.texts[next] === '';
  return leads ? { ...enter(written, at + 1), led: true } : written;
}

const isFull = (text: string, part: DatePart): boolean => /^\d+$/.test(text) && text.length >= ROOM[part];

function inserted(line: Line, more: string): Line {
  const { start, end } = selectionOf(line);
  return caretAt(line.text.slice(0, start) + more + line.text.slice(end), start + more.length);
}

function erased(line: Line, key: 'Backspace' | 'Delete'): Line {
  const { start, end } = selectionOf(line);
  if (start < end) return caretAt(line.text.slice(0, start) + line.text.slice(end), start);
  const [from, to] = key === 'Delete' ? [start, start + 1] : [Math.max(0, start - 1), start];
  return caretAt(line.text.slice(0, from) + line.text.slice(to), from);
}
