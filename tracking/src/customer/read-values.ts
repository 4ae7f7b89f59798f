import { valueAt } from '../browser/value-at.ts';

/** Longest text in UTF-16 units. A longer one is not valid customer data. */
const bound = 500;

/** Converts a value to a field. Returns undefined if it is invalid. */
export type Read<Value> = (value: unknown) => Value | undefined;

/**
 * A row of a format: the reader, the paths in the source, and the field's name in the record. By default the name is the last part of
 * the path in snake case, without `is`: `customer.statuses.isAppUser` becomes `app_user`.
 */
export type Row<Value> = readonly [read: Read<Value>, paths: readonly string[], field?: string];

/** Reads a text that is not empty. A number becomes its text. */
export const text: Read<string> = (value) => {
  const found = Number.isFinite(value) ? String(value) : value;
  return typeof found === 'string' && found !== '' && found.length <= bound ? found : undefined;
};

/** Reads a number or a text, because an age is a number of years or a range. */
export const numberOrText: Read<string | number> = (value) =>
  Number.isFinite(value) ? Number(value) : text(value);

/** Joins texts with pipes: those of an array unchanged, those of an object with their names, `x1:3|x2:1`. */
export const joined: Read<string> = (value) => {
  if (typeof value !== 'object' || value === null) return text(value);
  const parts = Object.entries(value).flatMap(([name, each]) => {
    const found = text(each);
    if (!found) return [];
    return Array.isArray(value) ? found : `${name}:${found}`;
  });
  return text(parts.join('|'));
};

/** Creates a reader for some words, in any case, with their meanings. A boolean counts as its word. */
export const words =
  <const Meaning>(meanings: Readonly<Record<string, Meaning>>): Read<Meaning> =>
  (value) => {
    const word = typeof value === 'string' || typeof value === 'boolean' ? String(value).toUpperCase() : '';
    // No inherited name of an object is in upper case.
    return meanings[word];
  };

/** Reads a boolean, or the text `true` or `false`. */
export const flag = words({ TRUE: true, FALSE: false });

/** Reads the status of a card (Tracking §3). */
export const card = words({ REGULAR: 'regular', GOLD: 'gold', NO_CARD: false });

const fieldOf = (path: string) =>
  path
    .replace(/^.+\.(is(?=[A-Z]))?/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** Reads the rows of a format. If several paths, rows or sources have a field, the first value is used. */
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
