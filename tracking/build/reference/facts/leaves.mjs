import { received } from './examples.mjs';

/** @typedef {{ channel: string, key: string, path: string, value: unknown }} Leaf `key`: the last name in the path */

/**
 * Every single value that the channels receive.
 * @param {import('./examples.mjs').Example['out']} out
 */
export const leavesOf = (out) =>
  received(out).flatMap(([channel, records]) => leaves(channel, '', channel, records));

/** @param {string} channel @param {string} key @param {string} path @param {unknown} value @returns {Leaf[]} */
function leaves(channel, key, path, value) {
  if (typeof value !== 'object' || value === null) return [{ channel, key, path, value }];
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(channel, Array.isArray(value) ? key : name, `${path}.${name}`, part),
  );
}
