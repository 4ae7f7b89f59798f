/**
 * @typedef {import('./examples.mjs').Example} Example
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('./places.mjs').Data} Data
 */

/** The messages of an example in the order in which they are posted. @param {Example} example */
export const messagesOf = ({ before = [], in: message }) => [...before, message];

/** @param {Example} example @param {ReturnType<typeof messagesOf>} messages @returns {Example} */
const posting = (example, messages) => ({
  ...example,
  before: messages.slice(0, -1),
  in: messages.at(-1) ?? example.in,
});

/** The example, told to every channel. @param {Example} example */
export const unscoped = (example) =>
  posting(
    example,
    messagesOf(example).map(([name, { scope: _scope, ...data } = {}]) => [name, data]),
  );

/**
 * The examples with another value in one place. Of a page there is a second one that says nothing else: a channel that
 * takes so many fields only may have had no room for this one.
 *
 * @param {Example} example
 * @param {number} index of the message
 * @param {Place} place
 * @param {unknown} value
 */
export function withValue(example, index, { owner, field, root }, value) {
  const messages = structuredClone(messagesOf(example));
  const [name, data = {}] = messages[index] ?? example.in;
  owner(data)[field] = value;
  const whole = posting(example, messages);
  if (name !== 'InitialPageData') return [whole];
  return [whole, posting(example, messages.with(index, [name, { [root]: data[root] }]))];
}
