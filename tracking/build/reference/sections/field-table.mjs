import { html } from '../../../../scripts/page/markup/html.mjs';
import { jsonText } from '../markup/json-text.mjs';
import { breakable, inline } from '../markup/prose.mjs';
import { table } from '../../../../scripts/page/markup/table.mjs';
import { comesOutAs } from './comes-out-as.mjs';

/**
 * @typedef {object} Found what has been found out about fields, by the field’s full name
 * @property {import('../facts/trace.mjs').Trace} trace
 * @property {Map<string, unknown>} samples
 * @property {readonly string[]} channels in the order in which they are shown
 */

/**
 * The fields of a message, or of what stands in one.
 * @param {import('../facts/schemas.mjs').Schema} schema
 * @param {Found} found
 */
export const fieldTable = ({ name, about, fields }, { trace, samples, channels }) =>
  table({
    caption: inline(about),
    look: 'fields',
    columns: ['Field', 'Kind', 'Meaning', 'Comes out as'],
    rows: fields.map((field) => {
      const id = `${name}.${field.name}`;
      return {
        id,
        find: 'field',
        cells: [
          html`<a href="#${id}"><code>${breakable(field.name)}</code></a>`,
          html`<a href="#kind-${field.kind}">${field.kind}</a>`,
          meaning(field, samples.get(id)),
          comesOutAs(field, trace.get(id), channels),
        ],
      };
    }),
  });

/** @param {import('../facts/schemas.mjs').Field} field @param {unknown} sample */
const meaning = ({ meaning: text }, sample) => [
  text && html`<p>${inline(text)}</p>`,
  sample !== undefined && html`<p class="sample">Such as <code>${jsonText(sample)}</code></p>`,
];
