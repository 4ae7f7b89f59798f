/** @typedef {{ readonly markup: string }} Markup text that stands in the page as it is */

/** What was made here, and by nobody else: an object out of the data that looks alike is escaped. */
const made = new WeakSet();

/** @type {Readonly<Record<string, string>>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {string} markup that is known to be safe @returns {Markup} */
export function raw(markup) {
  const result = { markup };
  made.add(result);
  return result;
}

/** Text as HTML, fit for content and for attributes in quotes. @param {unknown} text */
const escaped = (text) => String(text).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** @param {unknown} value @returns {string} */
function written(value) {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(written).join('');
  return typeof value === 'object' && made.has(value) ? value.markup : escaped(value);
}

/**
 * A piece of the page. Whatever is put into it is escaped, unless it is a piece itself; lists are joined, and what is
 * missing is left out.
 *
 * @param {TemplateStringsArray} parts
 * @param {unknown[]} values
 * @returns {Markup}
 */
export const html = (parts, ...values) => raw(String.raw({ raw: parts }, ...values.map(written)));

/** Pieces side by side with something between them. @param {readonly unknown[]} pieces @param {unknown} between */
export const joined = (pieces, between) =>
  pieces.map((piece, index) => (index === 0 ? piece : html`${between}${piece}`));
