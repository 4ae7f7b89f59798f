import { isRecord } from './is-record.ts';
import type { Data, Kind, Schema, Values } from './kinds.ts';
import { subscriptionInfo } from './subscription-info.ts';
import type { SubscriptionPart } from './subscription-info.ts';

/** What was noticed while reading, by path. */
export interface Findings {
  /** Fields that hold null, which marks the data invalid (Tracking §5). */
  readonly nulls: string[];
  /** Fields that no schema knows or whose value cannot be read. They are left out. */
  readonly ignored: string[];
}

type Reader<Value> = (value: unknown, path: string, findings: Findings) => Value | undefined;

const text: Reader<string> = (value, path, { nulls }) => {
  if (value === null) nulls.push(path);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

/** Reads every entry of a list; entries that cannot be read fall out, and without any there is no list. */
const list = (value: unknown, path: string, findings: Findings, entry: Reader<string>) => {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  const texts = entries.map((each, index) => entry(each, `${path}.${index}`, findings)).filter(Boolean);
  return texts.length > 0 ? texts.join('|') : undefined;
};

const test: Reader<string> = (value, path, findings) => {
  if (!isRecord(value)) return void text(value, path, findings);
  const name = text(value['name'], `${path}.name`, findings);
  return name && `${name}:${text(value['group'], `${path}.group`, findings) ?? ''}`;
};

const readers: { readonly [K in Kind]: Reader<Values[K]> } = {
  text,
  lower: (value, path, findings) => text(value, path, findings)?.trim().toLowerCase(),
  number: (value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : 0;
  },
  flag: (value) => (String(value) === 'true' ? true : String(value) === 'false' ? false : undefined),
  pipe: (value, path, findings) => list(value, path, findings, text),
  names: (value, path, findings) =>
    list(value, path, findings, text)
      ?.toLowerCase()
      .match(/[^\s,|]+/g) ?? undefined,
  tests: (value, path, findings) => list(value, path, findings, test),
  subscription: (value, path, findings) => {
    if (!isRecord(value)) return undefined;
    const info: { [Part in SubscriptionPart]?: string } = {};
    for (const part of subscriptionInfo) {
      const found = Object.hasOwn(value, part) && text(value[part], `${path}.${part}`, findings);
      if (found) info[part] = found;
    }
    return info;
  },
};

/**
 * Reads what a page sent by the schema's own list of fields. Only own, known fields are looked at and nothing is ever
 * copied by a name that came from outside, so that `__proto__` and its like have nothing to act on.
 */
export function read<S extends Schema>(
  schema: S,
  input: Readonly<Record<string, unknown>>,
  findings: Findings,
): Data<S>;
export function read(
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
  findings: Findings,
): Data<Schema> {
  const data: Record<string, Values[Kind]> = {};
  for (const field of Object.keys(input)) {
    const kind = Object.hasOwn(schema, field) ? schema[field] : undefined;
    const value = input[field];
    if (kind && value === null) {
      findings.nulls.push(field);
    } else {
      const found = kind && value !== undefined ? readers[kind](value, field, findings) : undefined;
      if (found === undefined) findings.ignored.push(field);
      else data[field] = found;
    }
  }
  return data;
}
