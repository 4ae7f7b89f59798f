import { commerceEvents } from './commerce-events.ts';
import { ecommerce } from './ecommerce.ts';
import { isRecord } from '../../browser/is-record.ts';
import { hasAtSign, scrubEmails } from '../../browser/personal-text.ts';
import { item } from './item.ts';
import type { Kind, Schema } from './kind.ts';
import type { Data, Values } from './kinds.ts';
import { subscriptionInfo } from './subscription-info.ts';

/** What was noticed while reading, by path. */
export interface Findings {
  /** Fields that make the data invalid: they hold null (Tracking §5), or an event that does not exist. */
  readonly invalid: string[];
  /** Fields that ought to be a truth value and are not. They are left out. */
  readonly notFlags: string[];
  /** Fields that ought to be a number and hold something else. They become 0 (Tracking §5). */
  readonly notNumbers: string[];
  /** Fields that no schema knows or whose value cannot be read. They are left out. */
  readonly ignored: string[];
}

/** Findings before anything has been read. */
export const noFindings = (): Findings => ({ invalid: [], notFlags: [], notNumbers: [], ignored: [] });

/** Reads a value: nothing where it cannot be read, and null where that has been noted already. */
type Reader<Value> = (value: unknown, path: string, findings: Findings) => Value | null | undefined;

const note = (paths: string[], path: string) => {
  paths.push(path);
  return null;
};

/** Null makes data invalid, wherever it stands (Tracking §5); what else it is, a reader sees. */
const check = <Value>(reader: Reader<Value>, value: unknown, path: string, findings: Findings) =>
  value === null ? note(findings.invalid, path) : reader(value, path, findings);

/** Reads every entry of a list, or a single one; entries that cannot be read fall out. */
const entries = <Value>(entry: Reader<Value>, value: unknown, path: string, findings: Findings): Value[] =>
  (Array.isArray(value) ? value : [value]).flatMap(
    (each: unknown, index) => check(entry, each, `${path}.${index}`, findings) ?? [],
  );

/** A list joined with a pipe; without any entry there is no list. */
const joined = (entry: Reader<string>, value: unknown, path: string, findings: Findings) =>
  entries(entry, value, path, findings).filter(Boolean).join('|') || undefined;

/** An object, read by a schema of its own. */
const nested =
  <S extends Schema>(schema: S): Reader<Data<S>> =>
  (value, path, findings) =>
    isRecord(value) ? read(schema, value, findings, `${path}.`) : undefined;

/** A number as it is written in a message; `Number` would take an empty text for 0, and `0x10` for 16. */
const decimal = /^\s*[-+]?[\d.]+(e[-+]?\d+)?\s*$/i;

/** Fields that hold an id. An at-sign in an id is a part of it. */
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
  // A list without a name is meant for nobody; an empty text says nothing.
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
 * Reads what a page sent by the schema's own list of fields. What came out of a message belongs to nobody else, so it is
 * put right where it stands: most of it already is, and copying it would cost more than everything else. What no schema knows
 * is removed by its own name; nothing is ever written under a name that came from outside, so that `__proto__` and its
 * like have nothing to act on.
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
    // Most of what is sent is text that is there: nothing more has to be known of it.
    if (kind === 'text' && typeof value === 'string' && !hasAtSign(value)) continue;
    const read =
      // What every object inherits has a name too, but is no kind.
      typeof kind === 'string' && value !== undefined
        ? check<Values[Kind]>(readers[kind], value, path + field, findings)
        : undefined;
    // What was typed may be an e-mail address, which no channel is told. Ids and items stay as they are.
    const found =
      typeof read === 'string' && schema !== item && !idField.test(field) ? scrubEmails(read) : read;
    if (found === undefined) findings.ignored.push(path + field);
    if (found === undefined || found === null) delete input[field];
    else if (found !== value) input[field] = found;
  }
  return input;
}
