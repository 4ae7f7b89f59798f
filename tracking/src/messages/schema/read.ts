import type { Data, Values } from './kinds.ts';
import { commerceEvents, ecommerce } from './ecommerce.ts';
import { hasAtSign, scrubEmails } from '../../browser/personal-text.ts';
import { subscriptionInfo } from './subscription-info.ts';
import type { Kind, Schema } from './kind.ts';
import { isRecord } from '../../browser/is-record.ts';
import { item } from './item.ts';

/** Faults that were found while reading, each as the paths of its fields. */
export interface Findings {
  /** Fields that make the data invalid: null (Tracking §5), or an unknown event. */
  readonly invalid: string[];
  /** Fields that are not booleans. They are left out. */
  readonly notFlags: string[];
  /** Fields that are not numbers. They become 0 (Tracking §5). */
  readonly notNumbers: string[];
  /** Fields that the schema lacks, or that cannot be read. They are left out. */
  readonly ignored: string[];
}

/** Creates empty findings. */
export const noFindings = (): Findings => ({ invalid: [], notFlags: [], notNumbers: [], ignored: [] });

/** Reads a value. Returns undefined if it cannot be read, and null if the fault has been noted. */
type Reader<Value> = (value: unknown, path: string, findings: Findings) => Value | null | undefined;

const note = (paths: string[], path: string) => {
  paths.push(path);
  return null;
};

/** Notes null, which makes the data invalid at any depth (Tracking §5). Passes other values to the reader. */
const check = <Value>(reader: Reader<Value>, value: unknown, path: string, findings: Findings) =>
  value === null ? note(findings.invalid, path) : reader(value, path, findings);

/** Reads the entries of a list, or a single value. Leaves out entries that cannot be read. */
const entries = <Value>(entry: Reader<Value>, value: unknown, path: string, findings: Findings): Value[] =>
  (Array.isArray(value) ? value : [value]).flatMap(
    (each: unknown, index) => check(entry, each, `${path}.${index}`, findings) ?? [],
  );

/** Joins a list with pipes. Returns undefined if it has no entry. */
const joined = (entry: Reader<string>, value: unknown, path: string, findings: Findings) =>
  entries(entry, value, path, findings).filter(Boolean).join('|') || undefined;

/** Creates a reader of objects with a schema. */
const nested =
  <S extends Schema>(schema: S): Reader<Data<S>> =>
  (value, path, findings) =>
    isRecord(value) ? read(schema, value, findings, `${path}.`) : undefined;

/** Matches a decimal number. `Number` would read an empty text as 0, and `0x10` as 16. */
const decimal = /^\s*[-+]?[\d.]+(e[-+]?\d+)?\s*$/i;

/** Matches the fields of ids. An at-sign in an id belongs to it. */
const idField = /(_id|Id|Key)$/;

const text: Reader<string> = (value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

const lower: Reader<string> = (value, path, findings) => text(value, path, findings)?.trim().toLowerCase();

const number: Reader<number> = (value, path, { notNumbers }) => {
  const found = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  if (typeof found === 'number' && Number.isFinite(found)) return found;
  notNumbers.push(path);
  return 0;
};

const abTest = nested({ name: 'text', group: 'text' });
const anItem = nested(item);
const parts = nested<Readonly<Record<string, 'text'>>>(
  Object.fromEntries(subscriptionInfo.map((part) => [part, 'text'])),
);

const readers: { readonly [K in Kind]: Reader<Values[K]> } = {
  text,
  lower,
  number,
  quantity: (...quantity) => number(...quantity) || 1,
  flag: (value, path, { notFlags }) =>
    value === true || value === 'true'
      ? true
      : value === false || value === 'false'
        ? false
        : note(notFlags, path),
  pipe: (value, path, findings) => joined(text, value, path, findings),
  // A list without names means no channel. An empty text is ignored.
  names: (value, path, findings) =>
    joined(lower, value, path, findings)?.match(/[^\s,|]+/g) ?? (Array.isArray(value) ? [] : undefined),
  tests: (value, path, findings) =>
    joined(
      (...test) => {
        const { name, group = '' } = abTest(...test) ?? {};
        return name && `${name}:${group}`;
      },
      value,
      path,
      findings,
    ),
  subscription: parts,
  commerce: (value, path, findings) => {
    const name = lower(value, path, findings);
    return commerceEvents.find((event) => event === name) ?? note(findings.invalid, path);
  },
  ecommerce: nested(ecommerce),
  items: (value, path, findings) =>
    entries(anItem, value, path, findings).map((found) =>
      found.quantity ? found : Object.assign(found, { quantity: 1 }),
    ),
};

/**
 * Reads a payload by its schema. Corrects it in place, because no other code uses the object, most fields are correct, and a copy
 * would take longer than all other work. Deletes fields that the schema lacks. Writes only under names of the schema, so that
 * `__proto__` and similar names have no effect.
 */
export function read<S extends Schema>(
  schema: S,
  input: Record<string, unknown>,
  findings: Findings,
  path?: string,
): Data<S>;
export function read(
  schema: Schema,
  input: Record<string, unknown>,
  findings: Findings,
  path = '',
): Record<string, unknown> {
  for (const field of Object.keys(input)) {
    const kind = schema[field];
    const value = input[field];
    // Most fields are plain text and need no further reading.
    if (kind === 'text' && typeof value === 'string' && !hasAtSign(value)) continue;
    const read =
      // `schema` also inherits names from `Object`. These are not kinds.
      typeof kind === 'string' && value !== undefined
        ? check<Values[Kind]>(readers[kind], value, path + field, findings)
        : undefined;
    // Text that a visitor typed may contain an e-mail address, which no channel may get. Ids and items are not changed.
    const found =
      typeof read === 'string' && schema !== item && !idField.test(field) ? scrubEmails(read) : read;
    if (found === undefined) findings.ignored.push(path + field);
    if (found === undefined || found === null) delete input[field];
    else if (found !== value) input[field] = found;
  }
  return input;
}
