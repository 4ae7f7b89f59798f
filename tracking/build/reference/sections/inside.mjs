import { kinds } from '../facts/kinds.mjs';
import { partSchemas } from '../facts/schemas.mjs';
import { html } from '../../../../scripts/page/markup/html.mjs';
import { inline } from '../markup/prose.mjs';
import { table } from '../../../../scripts/page/markup/table.mjs';
import { fieldTable } from './field-table.mjs';

/**
 * What stands inside messages, and the kinds that all fields are of.
 * @param {import('./field-table.mjs').Found} found
 * @returns {import('../../../../scripts/page/part.mjs').Section}
 */
export const insideSection = (found) => ({
  id: 'inside',
  title: 'Inside messages',
  lead: html`<p>Objects that more than one message may hold, and the kinds of fields.</p>`,
  parts: [
    ...partSchemas().map((schema) => ({
      id: schema.name,
      title: schema.name,
      body: fieldTable(schema, found),
    })),
    { id: 'kinds', title: 'Kinds of fields', body: kindTable() },
  ],
});

/** Kinds that have fields of their own, and the table those stand in. */
const tables = new Map([
  ['ecommerce', 'ecommerce'],
  ['items', 'item'],
  ['subscription', 'subscription_info'],
]);

const kindTable = () =>
  table({
    caption: 'What a page may write into a field of a kind, and what is made of it',
    look: 'kinds',
    columns: ['Kind', 'A page writes', 'It is read as'],
    rows: kinds().map(({ name, written, meaning }) => ({
      id: `kind-${name}`,
      find: 'kind',
      cells: [name, writtenAs(name, written), inline(meaning)],
    })),
  });

/** What a page writes; a kind with fields of its own leads to them. @param {string} name @param {string} written */
function writtenAs(name, written) {
  const code = html`<code>${written}</code>`;
  const table = tables.get(name);
  return table ? html`<a href="#${table}">${code}</a>` : code;
}
