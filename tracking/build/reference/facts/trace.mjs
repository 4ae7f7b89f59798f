import { runExample } from '../../../test/doubles/run-example.ts';
import { examples } from './examples.mjs';
import { leavesOf } from './leaves.mjs';
import { markFor } from './marks.mjs';
import { placesIn } from './places.mjs';
import { messagesOf, unscoped, withValue } from './variants.mjs';

/**
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('./variants.mjs').Example} Example
 * @typedef {import('./leaves.mjs').Leaf} Leaf
 * @typedef {Map<string, Map<string, Set<string>>>} Trace what a field (`item.list_name`) is called, channel by channel
 */

/**
 * Follows every field through the library: each example is played again and again, each time with another value marked,
 * and the mark is looked for in what the channels receive. A value that gives an event its name comes out as `event`.
 *
 * @returns {Promise<Trace>}
 */
export async function traceFields() {
  /** @type {Trace} */
  const trace = new Map();
  for (const example of examples.map(unscoped)) {
    const before = byPath(leavesOf(await runExample(example)));
    const messages = messagesOf(example);
    for (const [index, [name, data = {}]] of messages.entries()) {
      for (const place of placesIn(name, data)) {
        const isLast = index === messages.length - 1;
        for (const { channel, key } of await follow(example, index, place, before, isLast)) {
          for (const field of place.names) note(trace, field, channel, key);
        }
      }
    }
  }
  return trace;
}

/** @param {Trace} trace @param {string} field @param {string} channel @param {string} key */
function note(trace, field, channel, key) {
  const channels = trace.get(field) ?? new Map();
  trace.set(field, channels.set(channel, (channels.get(channel) ?? new Set()).add(key)));
}

/** @param {readonly Leaf[]} leaves */
const byPath = (leaves) => new Map(leaves.map((leaf) => [leaf.path, leaf.value]));

/**
 * Where the value of one place comes out.
 * @param {Example} example
 * @param {number} index of the message
 * @param {Place} place
 * @param {ReadonlyMap<string, unknown>} before what the channels receive otherwise
 * @param {boolean} isLast
 */
async function follow(example, index, place, before, isLast) {
  const [, data = {}] = messagesOf(example)[index] ?? example.in;
  const mark = markFor(place.kind, place.owner(data)[place.field]);
  if (!mark) return [];
  /** @type {Leaf[]} */
  const found = [];
  for (const variant of withValue(example, index, place, mark.value)) {
    const leaves = leavesOf(await runExample(variant));
    // Another event altogether says nothing of where the value goes.
    const others = isLast ? leaves.filter((leaf) => isOtherName(leaf, before)) : [];
    const same = leaves.filter(({ channel }) => !others.some((other) => other.channel === channel));
    found.push(...others, ...same.filter(({ path, value }) => mark.isFound(value, before.get(path))));
  }
  return found;
}

/** Whether an event is called something else than before. @param {Leaf} leaf @param {ReadonlyMap<string, unknown>} before */
const isOtherName = ({ key, path, value }, before) =>
  key === 'event' && before.has(path) && before.get(path) !== value;
