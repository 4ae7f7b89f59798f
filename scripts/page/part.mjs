import { html } from './markup/html.mjs';

/**
 * @typedef {import('./markup/html.mjs').Markup} Markup
 * @typedef {object} Part what stands under a heading of the third level
 * @property {string} id
 * @property {string} title
 * @property {unknown} [short] the title in the contents, where they have less room
 * @property {unknown} body
 *
 * @typedef {object} Section what stands under a heading of the second level
 * @property {string} id
 * @property {string} title
 * @property {unknown} lead
 * @property {readonly Part[]} parts
 */

/** @param {Section} section */
export const sectionMarkup = ({ id, title, lead, parts }) => html`
  <section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <div class="lead">${lead}</div>
    ${parts.map(partMarkup)}
  </section>
`;

/** @param {Part} part */
const partMarkup = ({ id, title, body }) => html`
  <section id="${id}">
    <h3><a href="#${id}">${title}</a></h3>
    ${body}
  </section>
`;
