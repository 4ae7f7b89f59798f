import { html } from './html.mjs';

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {readonly unknown[]} cells the first one is the row's header
 *
 * @typedef {object} Table
 * @property {unknown} caption
 * @property {string} look a class that gives the columns their widths
 * @property {readonly string[]} columns
 * @property {readonly Row[]} rows
 */

/**
 * A table that becomes a list of cards where there is no room for columns. The roles are said once more because Safari
 * forgets them as soon as a table is laid out as anything else.
 *
 * @param {Table} table
 */
export const table = ({ caption, look, columns, rows }) =>
  html`<table class="${look}" role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((column) => html`<th scope="col" role="columnheader">${column}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((row) => tableRow(row, columns))}
    </tbody>
  </table> `;

/** @param {Row} row @param {readonly string[]} columns */
const tableRow = ({ id, cells: [head, ...cells] }, columns) =>
  html`<tr id="${id}" role="row">
    <th scope="row" role="rowheader">${head}</th>
    ${cells.map((cell, index) => html`<td role="cell" data-label="${columns[index + 1]}"><div>${cell}</div></td>`)}
  </tr> `;
