import { html, joined } from '../../../../scripts/page/markup/html.mjs';

/** A sentence in which `code` stands between back quotes. @param {string} text */
export const inline = (text) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/** A name that may be broken where its words meet. @param {string} name */
export const breakable = (name) => joined(name.split(/(?<=[._])|(?<=[a-z])(?=[A-Z])/), html`<wbr />`);

/** The first sentence of a text. @param {string} text */
export const firstSentence = (text) => text.replace(/(?<=\.)\s[^]*$/, '');

/** Paragraphs and lists, as a comment in the sources has them. @param {string} text */
export const prose = (text) =>
  text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((part) => (/^\s*- /.test(part) ? list(part) : html`<p>${inline(part)}</p>`));

/** @param {string} part */
function list(part) {
  const entries = part
    .trim()
    .replace(/^- /, '')
    .split(/\n\s*- /);
  return html`<ul>
    ${entries.map((entry) => html`<li>${inline(entry.replaceAll(/\s+/g, ' '))}</li>`)}
  </ul>`;
}
