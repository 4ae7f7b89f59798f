import { commerceEvents } from './commerce-events.ts';
import { ecommerce } from './ecommerce.ts';
import { isRecord } from './is-record.ts';
import { item } from './item.ts';
import type { Data, Kind, Schema, Values } from './kinds.ts';
import { subscriptionInfo } from './subscription-info.ts';
import type { SubscriptionPart } from './subscription-info.ts';

/** What was noticed while reading, by path. */
export interface Findings {
  /** Fields that make the data invalid: they hold null (Tracking §5), or an event that does not exist. */
  readonly invalid: string[];
  /** Fields that ought to be a truth value and are not. They are left out. */
  readonly notFlags: string[];
  /** Fields that no schema knows or whose value cannot be read. They are left out. */
  readonly ignored: string[];
}

type Reader<Value> = (value: unknown, path: string, findings: Findings) => Value | undefined;

const text: Reader<string> = (value, path, { invalid }) => {
  if (typeof value === 'string') return value;
  if (value === null) invalid.push(path);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

const number = (value: unknown) => {
  const found = typeof value === 'string' ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : 0;
};

/** Reads every entry of a list; entries that cannot be read fall out. */
const entries = <Value>(value: unknown, path: string, findings: Findings, entry: Reader<Value>): Value[] => {
  const found: unknown[] = Array.isArray(value) ? value : [value];
  return found.flatMap((each, index) => entry(each, `${path}.${index}`, findings) ?? []);
};

/** A list joined with a pipe; without any entry there is no list. */
const joined = (value: unknown, path: string, findings: Findings, entry: Reader<string>) =>
  entries(value, path, findings, entry).filter(Boolean).join('|') || undefined;

const test: Reader<string> = (value, path, findings) => {
  if (!isRecord(value)) return void text(value, path, findings);
  const name = text(value['name'], `${path}.name`, findings);
  return name && `${name}:${text(value['group'], `${path}.group`, findings) ?? ''}`;
};

const lower: Reader<string> = (value, path, findings) => text(value, path, findings)?.trim().toLowerCase();

const readers: { readonly [K in Kind]: Reader<Values[K]> } = {
  text,
  lower,
  number,
  quantity: (value) => number(value) || 1,
  flag: (value, path, { notFlags }) => {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 'false') return value === 'true';
    return void notFlags.push(path);
  },
  pipe: (value, path, findings) => joined(value, path, findings, text),
  names: (value, path, findings) =>
    joined(value, path, findings, text)
      ?.toLowerCase()
      .match(/[^\s,|]+/g) ?? undefined,
  tests: (value, path, findings) => joined(value, path, findings, test),
  subscription: (value, path, findings) => {
    if (!isRecord(value)) return undefined;
    const info: { [Part in SubscriptionPart]?: string } = {};
    for (const part of subscriptionInfo) {
      const found = Object.hasOwn(value, part) && text(value[part], `${path}.${part}`, findings);
      if (found) info[part] = found;
    }
    return info;
  },
  commerce: (value, path, findings) => {
    const name = lower(value, path, findings);
    const found = commerceEvents.find((event) => event === name);
    if (!found && value !== null) findings.invalid.push(path);
    return found;
  },
  ecommerce: (value, path, findings) =>
    isRecord(value) ? read(ecommerce, value, findings, `${path}.`) : undefined,
  items: (value, path, findings) =>
    entries(value, path, findings, (each, at) => {
      if (each === null) findings.invalid.push(at);
      if (!isRecord(each)) return undefined;
      const found = read(item, each, findings, `${at}.`);
      return found.quantity ? found : { ...found, quantity: 1 };
    }),
};

/**
 * Reads what a page sent by the schema's own list of fields. Only own, known fields are looked at and nothing is ever
 * copied by a name that came from outside, so that `__proto__` and its like have nothing to act on.
 */
export function read<S extends Schema>(
  schema: S,
  input: Readonly<Record<string, unknown>>,
  findings: Findings,
  path?: string,
): Data<S>;
export function read(
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
  findings: Findings,
  path = '',
): Data<Schema> {
  const data: Record<string, Values[Kind]> = {};
  for (const field of Object.keys(input)) {
    const kind = Object.hasOwn(schema, field) ? schema[field] : undefined;
    const value = input[field];
    if (kind && value === null) {
      findings.invalid.push(path + field);
    } else {
      const found = kind && value !== undefined ? readers[kind](value, path + field, findings) : undefined;
      if (found === undefined) findings.ignored.push(path + field);
      else data[field] = found;
    }
  }
  return data;
}
