import { code, codes, link, list, text } from '../markdown/markdown.mjs';
import { jsonLine } from '../markdown/json-text.mjs';

/**
 * @typedef {object} Found what has been found out about fields, by the field’s full name
 * @property {import('../facts/trace.mjs').Trace} trace
 * @property {Map<string, unknown>} samples
 * @property {readonly string[]} channels in the order in which they are shown
 */

/** Kinds that have fields of their own, and the part where those stand. */
export const objects = new Map([
  ['ecommerce', 'objects/ecommerce'],
  ['items', 'objects/item'],
  ['subscription', 'objects/subscription_info'],
]);

export const channelLink = (/** @type {string} */ channel) => link(channel, `channels/${channel}`);

/**
 * The fields of a message, or of what stands in one, each under a heading of its own.
 * @param {import('../facts/schemas.mjs').Schema} schema
 * @param {Found} found
 */
export const fieldList = ({ name, fields }, found) =>
  fields.map((field) => fieldText(field, `${name}.${field.name}`, found)).join('\n\n');

/** @param {import('../facts/schemas.mjs').Field} field @param {string} id @param {Found} found */
function fieldText(field, id, { trace, samples, channels }) {
  const sample = samples.get(id);
  const lines = [
    `Kind: ${link(field.kind, 'kinds', field.kind)}`,
    sample !== undefined && `Such as ${code(jsonLine(sample))}`,
    ...arrivals(field, trace.get(id), channels),
  ];
  return [`## ${field.name}`, field.meaning && text(field.meaning), list(lines)].filter(Boolean).join('\n\n');
}

/**
 * Where a field arrives: first the channels that only keep its name, then each other one with the names it gives.
 * @param {import('../facts/schemas.mjs').Field} field
 * @param {Map<string, Set<string>> | undefined} arrived the names it has in each channel
 * @param {readonly string[]} order of the channels
 */
function arrivals({ name, kind }, arrived, order) {
  const object = kind === 'subscription' ? undefined : objects.get(kind);
  if (object) return [`Arrives ${link('field by field', object)}`];
  if (!arrived) return ['Not sent on'];
  const entries = [...arrived].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const kept = entries.filter(([, keys]) => keys.has(name) && keys.size === 1);
  return [
    kept.length > 0 && `Arrives in ${kept.map(([channel]) => channelLink(channel)).join(', ')}`,
    ...entries.map(([channel, keys]) => otherNames(channel, name, keys)),
  ];
}

/** @param {string} channel @param {string} name @param {Set<string>} keys */
function otherNames(channel, name, keys) {
  const names = [...keys].filter((key) => key !== name).sort();
  const words = keys.has(name) ? 'also as' : 'as';
  return names.length > 0 && `Arrives in ${channelLink(channel)} ${words} ${codes(names)}`;
}
