import { examples } from '../facts/examples.mjs';
import { html, joined } from '../../../../scripts/page/markup/html.mjs';
import { breakable, firstSentence, inline } from '../markup/prose.mjs';
import { table } from '../../../../scripts/page/markup/table.mjs';
import { exampleLinks } from './links.mjs';

/** @typedef {import('../facts/texts.mjs').Text} Text */

const titles = new Map([
  ['catalogue', 'The catalogue'],
  ['notices', 'Further notices'],
]);

/**
 * What the library says when something goes wrong.
 * @param {readonly import('../facts/texts.mjs').Catalogue[]} catalogues
 * @returns {import('../../../../scripts/page/part.mjs').Section}
 */
export const catalogueSection = (catalogues) => ({
  id: 'errors',
  title: 'Error catalogue',
  lead: html`<p>
    Nothing is ever thrown into the page. What goes wrong stands in the console and goes to those who listen
    to
    <code>warning</code>. <code>{0}</code> stands for a value.
  </p>`,
  parts: catalogues.map(({ name, place, about, texts }) => ({
    id: `errors-${place}-${name}`,
    title: titles.get(name) ?? `Notices of ${place}`,
    body: table({
      caption: inline(firstSentence(about)),
      look: 'texts',
      columns: ['Name', 'Text', 'Examples'],
      rows: texts.map((text) => textRow(`${place}-${name}`, text)),
    }),
  })),
});

/** @param {string} list @param {Text} text */
function textRow(list, { key, text, values }) {
  const id = `error-${list}-${key}`;
  return {
    id,
    find: 'text',
    cells: [
      html`<a href="#${id}"><code>${breakable(key)}</code></a>`,
      html`<p>${text}</p>
        ${values.length > 0 && html`<p class="sample">${legend(values)}</p>`}`,
      exampleLinks(examples.filter(({ out }) => out.warnings?.some(sayer(text)))),
    ],
  };
}

/** @param {readonly string[]} values */
const legend = (values) =>
  joined(
    values.map((value, index) => html`<code>{${index}}</code> ${value}`),
    ', ',
  );

/** Whether a line of the log is this text with values in it. @param {string} text */
function sayer(text) {
  const parts = text.split(/\{\d\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('[^]*')}$`);
  return (/** @type {string} */ line) => pattern.test(line);
}
