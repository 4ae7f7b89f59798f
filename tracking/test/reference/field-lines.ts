import { codes } from '../../build/reference/markdown.mjs';
import type { Schema } from '../../src/messages/schema/kind.ts';
import type { Arrivals } from './trace.ts';

/** The channels in the reference's order. */
export const channels = ['classic', 'ga4', 'ttruth', 'history', 'exactag', 'touch_point', 'app'];

const link = (channel: string) => `[${channel}](../channels/${channel}.md)`;

/**
 * Returns the lines of a message’s or an object’s page, from its schema and the examples: a heading for each field, its kind, and the
 * channels where it arrives.
 */
export const fieldLines = (owner: string, schema: Schema, trace: ReadonlyMap<string, Arrivals>) =>
  Object.entries(schema).flatMap(([field, kind]) =>
    [`## ${field}`, `- Kind: [${kind}](../kinds.md#${kind})`].concat(
      arrivalLines(field, kind, trace.get(`${owner}.${field}`)),
    ),
  );

/** Returns first the channels that keep the field’s name, then the others with their names. */
function arrivalLines(field: string, kind: string, arrivals: Arrivals | undefined): string[] {
  if (kind === 'ecommerce') return ['- Arrives [field by field](../objects/ecommerce.md)'];
  if (kind === 'items') return ['- Arrives [field by field](../objects/item.md)'];
  if (!arrivals) return ['- Not sent on'];
  const own = channels.flatMap((channel) => {
    const names = arrivals.get(channel);
    return names
      ? { channel, isKept: names.has(field), others: [...names].filter((name) => name !== field) }
      : [];
  });
  const kept = own.filter(({ others }) => others.length === 0);
  const named = own.filter(({ others }) => others.length > 0);
  return [
    ...(kept.length > 0 ? [`- Arrives in ${kept.map(({ channel }) => link(channel)).join(', ')}`] : []),
    ...named.map(({ channel, isKept, others }) => {
      return `- Arrives in ${link(channel)} ${isKept ? 'also as' : 'as'} ${codes(others.sort())}`;
    }),
  ];
}
