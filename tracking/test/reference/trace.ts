import { objects } from '../../build/schema/message-schema.mjs';
import { isRecord } from '../../src/browser/is-record.ts';
import type { Schema } from '../../src/messages/schema/kind.ts';
import { schemas } from '../../src/messages/schema/parse-message.ts';
import type { Example, PostedMessage } from '../doubles/example.ts';
import { runExample } from '../doubles/run-example.ts';
import { examples } from '../examples/families.ts';
import { isFound, markFor } from './marks.ts';

/** A value in an object: its fields, such as `item.price`, and a function that returns the object with another value. */
interface Place {
  readonly fields: readonly string[];
  readonly kind: string;
  readonly value: unknown;
  readonly put: (value: unknown) => Record<string, unknown>;
}

/** A single value in a record. `key` is the last name in its path. */
interface Leaf {
  readonly channel: string;
  readonly key: string;
  readonly path: string;
  readonly value: unknown;
}

/** The names of a field in records, by channel. */
export type Arrivals = Map<string, Set<string>>;

/** The objects of the kinds that have fields. */
const inside = new Map([
  ['ecommerce', 'ecommerce'],
  ['items', 'item'],
  ['subscription', 'subscription_info'],
]);

/** Returns all values of an object that are in its schema. Uses the first item only. */
function placesIn(owner: string, schema: Schema, data: unknown): Place[] {
  if (!isRecord(data)) return [];
  return Object.entries(schema).flatMap(([field, kind]) => {
    const value = data[field];
    if (value === undefined || value === null) return [];
    const fields = [`${owner}.${field}`];
    const put = (part: unknown) => ({ ...data, [field]: part });
    const name = inside.get(kind);
    if (!name) return { fields, kind, value, put };
    const list = Array.isArray(value) ? value : undefined;
    return placesIn(name, objects[name] ?? {}, list ? list[0] : value).map((place) => ({
      fields: kind === 'subscription' ? place.fields.concat(fields) : place.fields,
      kind: place.kind,
      value: place.value,
      put: (part) => put(list ? list.with(0, place.put(part)) : place.put(part)),
    }));
  });
}

function leavesOf(channel: string, value: unknown, path = channel, key = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ channel, key, path, value }];
  return Object.entries(value).flatMap(([name, part]) =>
    leavesOf(channel, part, `${path}.${name}`, Array.isArray(value) ? key : name),
  );
}

/** Returns all values that channels get from an example with these messages. */
async function received(example: Example, messages: readonly PostedMessage[]): Promise<Leaf[]> {
  const played = { ...example, before: messages.slice(0, -1), in: messages.at(-1) ?? example.in };
  const { warnings: _warnings, ...records }: Record<string, unknown> = await runExample(played);
  return Object.entries(records).flatMap(([channel, all]) => leavesOf(channel, all));
}

/**
 * Traces every field through the library. Runs each example several times, each time with another marked value, and searches the mark in
 * the records. A value that is part of an event's name arrives as `event`.
 */
export async function traceFields(): Promise<ReadonlyMap<string, Arrivals>> {
  const trace = new Map<string, Arrivals>();
  for (const example of examples) {
    const messages = [...(example.before ?? []), example.in].map(
      ([name, { scope: _scope, ...data } = {}]): PostedMessage => [name, data],
    );
    const usual = new Map((await received(example, messages)).map(({ path, value }) => [path, value]));
    const isRenamed = ({ key, path, value }: Leaf) =>
      key === 'event' && usual.has(path) && usual.get(path) !== value;
    for (const [index, [name, data = {}]] of messages.entries()) {
      // A channel with a limit may drop a field, so each field of a page is also sent alone.
      const alone =
        name === 'InitialPageData' ? Object.entries(data).map((entry) => Object.fromEntries([entry])) : [];
      for (const { fields, kind, value, put } of [data, ...alone].flatMap((each) =>
        placesIn(name, schemas[name], each),
      )) {
        const mark = markFor(kind, value);
        if (mark === undefined) continue;
        const leaves = await received(example, messages.with(index, [name, put(mark)]));
        // If the mark changes the event’s name, other values of that channel show nothing about this field.
        const renamed = index === messages.length - 1 ? leaves.filter(isRenamed) : [];
        const others = leaves.filter(({ channel }) => !renamed.some((leaf) => leaf.channel === channel));
        const found = others.filter((leaf) => isFound(mark, leaf.value, usual.get(leaf.path)));
        for (const { channel, key } of [...renamed, ...found])
          for (const field of fields) note(trace, field, channel, key);
      }
    }
  }
  return trace;
}

function note(trace: Map<string, Arrivals>, field: string, channel: string, key: string): void {
  const arrivals = trace.get(field) ?? new Map<string, Set<string>>();
  trace.set(field, arrivals.set(channel, (arrivals.get(channel) ?? new Set()).add(key)));
}
