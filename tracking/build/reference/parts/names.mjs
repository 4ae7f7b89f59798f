import { blocks, code, link, list } from '../markdown/markdown.mjs';

/** @typedef {import('../parts.mjs').Part} Part */

/**
 * Every name from A to Z, with the places where it stands: for readers who have no search, as on a phone.
 * @param {readonly Part[]} parts
 * @param {import('../facts/trace.mjs').Trace} trace
 * @returns {Part}
 */
export function namesPart(parts, trace) {
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  const note = (/** @type {string} */ name, /** @type {string} */ place) =>
    places.set(name, (places.get(name) ?? new Set()).add(place));
  for (const { name: part, title, names = [] } of parts) {
    for (const name of names) note(name, link(title, part, name));
  }
  for (const [field, channels] of trace) {
    const [owner = '', own = ''] = field.split('.');
    const { name: part = '' } = parts.find(({ title }) => title === owner) ?? {};
    for (const name of new Set(Array.from(channels.values(), (keys) => [...keys]).flat())) {
      if (name !== own && name !== 'event') note(name, `from ${link(field, part, own)}`);
    }
  }
  const sorted = [...places].sort(([one], [other]) => one.localeCompare(other));
  return {
    name: 'names',
    title: 'Names from A to Z',
    about: `${places.size} names and where they stand`,
    body: blocks(
      'Every field, key and event, and what fields are called where they arrive under another name.',
      ...Array.from(
        Map.groupBy(sorted, ([name]) => name.slice(0, 1).toUpperCase()),
        ([letter, own]) =>
          blocks(`## ${letter}`, list(own.map(([name, where]) => `${code(name)}: ${[...where].join(', ')}`))),
      ),
    ),
  };
}
