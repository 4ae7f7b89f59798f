import { valueAt } from '../browser/value-at.ts';

/** Longer texts are not what they pretend to be. */
const bound = 500;

/** How a value becomes a field; undefined where it is not what was expected. */
export type Read<Value> = (value: unknown) => Value | undefined;

/**
 * How values are read, where they stand in the source, and what the field is called in the record: unless that is said,
 * like the last part of the path, in snake case, where `isAppUser` within something is an `app_user`.
 */
export type Row<Value> = readonly [read: Read<Value>, paths: readonly string[], field?: string];

/** A text that says something; numbers become their text. */
export const text: Read<string> = (value) => {
  const found = Number.isFinite(value) ? String(value) : value;
  return typeof found === 'string' && found !== '' && found.length <= bound ? found : undefined;
};

/** A number as it is, else a text: an age comes as years or as a range. */
export const numberOrText: Read<string | number> = (value) =>
  Number.isFinite(value) ? Number(value) : text(value);

/** Texts in one, joined with a pipe: those of a list as they are, those of an object with their names, `x1:3|x2:1`. */
export const joined: Read<string> = (value) => {
  if (typeof value !== 'object' || value === null) return text(value);
  const parts = Object.entries(value).flatMap(([name, each]) => {
    const found = text(each);
    if (!found) return [];
    return Array.isArray(value) ? found : `${name}:${found}`;
  });
  return text(parts.join('|'));
};

/** One of some words, in any case, and what it means; a truth value counts as its word. */
export const words =
  <const Meaning>(meanings: Readonly<Record<string, Meaning>>): Read<Meaning> =>
  (value) => {
    const word = typeof value === 'string' || typeof value === 'boolean' ? String(value).toUpperCase() : '';
    // Nothing that every object inherits is written in upper case.
    return meanings[word];
  };

/** A truth value, or the text `true` or `false`. */
export const flag = words({ TRUE: true, FALSE: false });

/** What a card's status is called (Tracking §3). */
export const card = words({ REGULAR: 'regular', GOLD: 'gold', NO_CARD: false });

const fieldOf = (path: string) =>
  path
    .replace(/^.+\.(is(?=[A-Z]))?/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** Reads a table's rows. Of several paths, rows or sources for one field the first counts that says anything. */
export function collect<Value>(
  rows: readonly Row<Value>[],
  ...sources: readonly unknown[]
): Readonly<Record<string, Value>> {
  const found: Record<string, Value> = {};
  for (const [read, paths, name] of rows) {
    for (const path of paths) {
      const field = name ?? fieldOf(path);
      for (const source of sources) {
        const value = found[field] ?? read(valueAt(source, path));
        if (value !== undefined) found[field] = value;
      }
    }
  }
  return found;
}
