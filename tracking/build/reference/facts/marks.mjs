/** What no page would send, so that it is known again wherever it comes out. */
const TEXT = 'mark9z';
const NUMBER = 918273;

/** @typedef {{ value: unknown, isFound: (found: unknown, before: unknown) => boolean }} Mark */

const text = (/** @type {unknown} */ value) => ({
  value,
  isFound: (/** @type {unknown} */ found) => typeof found === 'string' && found.includes(TEXT),
});
const number = { value: NUMBER, isFound: (/** @type {unknown} */ found) => found === NUMBER };

/** @type {Readonly<Record<string, Mark>>} */
const marks = {
  text: text(TEXT),
  lower: text(TEXT),
  pipe: text([TEXT]),
  tests: text([{ name: TEXT, group: TEXT }]),
  number,
  quantity: number,
};

/**
 * A value to write into a field of this kind, and how to know it again; none for what cannot be followed.
 * @param {string} kind
 * @param {unknown} value that stands there
 * @returns {Mark | undefined}
 */
export function markFor(kind, value) {
  if (kind === 'flag') {
    const other = String(value) !== 'true';
    // Many things are true; what was something else before is this one.
    return { value: other, isFound: (found, before) => found === other && before === !other };
  }
  if (kind === 'commerce') {
    const name = String(value).toLowerCase();
    return { value: name, isFound: (found) => found === name };
  }
  return marks[kind];
}
