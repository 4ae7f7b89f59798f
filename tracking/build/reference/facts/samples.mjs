import { examples, received } from './examples.mjs';
import { placesIn } from './places.mjs';

/** What is taken in at one look and yet says something, in single values. */
const LEAST = 3;
const MOST = 12;

/**
 * A message of this name as a page posts it: the first example of one that is sent, warned of by nothing, and says neither
 * too little nor too much.
 *
 * @param {string} name
 * @returns {object | undefined} none where there is no such example
 */
export function sampleOf(name) {
  if (name === 'Reset') return { event_name: name };
  const found = examples.find(
    (example) => isClean(example) && example.in[0] === name && isRight(leaves(example.in[1])),
  );
  return found && { event_name: name, data: found.in[1] };
}

/** @param {import('./examples.mjs').Example} example */
const isClean = ({ out }) => !out.warnings && received(out).length > 0;

const isRight = (/** @type {number} */ size) => size >= LEAST && size <= MOST;

/** How many single values stand in a value. @param {unknown} value @returns {number} */
function leaves(value) {
  if (value === undefined) return 0;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum, part) => sum + leaves(part), 0);
}

/**
 * A value for each field that an example has one for, by the field's name: `item.price`.
 * @returns {Map<string, unknown>}
 */
export function sampleValues() {
  const values = new Map();
  const clean = examples.filter(({ out }) => !out.warnings);
  for (const [name, data = {}] of [...clean, ...examples].map((example) => example.in)) {
    for (const { names, kind, owner, field } of placesIn(name, data)) {
      const [own = ''] = names;
      const value = owner(data)[field];
      if (!values.has(own) && isTypical(kind, value)) values.set(own, value);
    }
  }
  return values;
}

/** Examples also show what is done with nonsense. @param {string} kind @param {unknown} value */
const isTypical = (kind, value) => !['number', 'quantity'].includes(kind) || Number.isFinite(Number(value));
