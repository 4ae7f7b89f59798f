import { sampleOf } from '../facts/samples.mjs';
import { messageSchemas } from '../facts/schemas.mjs';
import { jsonBlock } from '../markdown/json-text.mjs';
import { blocks, text } from '../markdown/markdown.mjs';
import { fieldList } from './fields.mjs';

/**
 * The messages, a part for each.
 * @param {import('./fields.mjs').Found} found
 * @returns {import('../parts.mjs').Part[]}
 */
export const messageParts = (found) =>
  messageSchemas().map((schema) => ({
    name: `messages/${schema.name}`,
    title: schema.name,
    about: schema.fields.length > 0 ? `${schema.fields.length} fields` : 'the library begins anew',
    body: messageBody(schema, found),
    names: schema.fields.map(({ name }) => name),
  }));

/** @param {import('../facts/schemas.mjs').Schema} schema @param {import('./fields.mjs').Found} found */
function messageBody(schema, found) {
  const sample = sampleOf(schema.name);
  const isEmpty = schema.fields.length === 0;
  return blocks(
    isEmpty
      ? 'It has no fields. The library begins anew: page, queues and timers are forgotten.'
      : text(schema.about),
    sample && jsonBlock(sample),
    fieldList(schema, found),
  );
}
