import { commerceEvents } from '../../src/messages/schema/commerce-events.ts';
import { version } from '../../src/version.ts';
import { messageSchemas, partSchemas } from '../reference/facts/schemas.mjs';

const part = (/** @type {string} */ name) => ({ $ref: `#/$defs/${name}` });
const listOr = (/** @type {object} */ entry) => ({ anyOf: [entry, { type: 'array', items: entry }] });
const number = {
  anyOf: [{ type: 'number' }, { type: 'string', pattern: '^\\s*[-+]?[\\d.]+(e[-+]?\\d+)?\\s*$' }],
};
const text = { type: ['string', 'number', 'boolean'] };
const test = { type: 'object', properties: { name: text, group: text }, required: ['name'] };

/** What a page may write into a field, by its kind. @type {Readonly<Record<string, object>>} */
const written = {
  text,
  lower: text,
  number,
  quantity: number,
  flag: { enum: [true, false, 'true', 'false'] },
  pipe: listOr(text),
  names: listOr(text),
  tests: listOr(test),
  subscription: part('subscription_info'),
  commerce: { enum: commerceEvents },
  ecommerce: part('ecommerce'),
  items: listOr(part('item')),
};

/** @param {import('../reference/facts/schemas.mjs').Schema} schema */
function objectOf({ about, fields }) {
  const properties = fields.map(({ name, kind, meaning }) => [
    name,
    { ...(meaning && { description: meaning }), ...written[kind] },
  ]);
  return {
    ...(about && { description: about }),
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** Without these a message is refused, or says nothing. @type {Readonly<Record<string, object>>} */
const needed = {
  CustomEventData: {
    anyOf: [{ required: ['event_category', 'event_action'] }, { required: ['event_name'] }],
  },
  EcommerceEventData: { required: ['event'] },
};

/** The JSON Schema of all that a page may post (Tracking §1, §3). */
export function messageSchema() {
  const messages = messageSchemas();
  const defs = [...messages, ...partSchemas()].map((schema) => [
    schema.name,
    { ...objectOf(schema), ...needed[schema.name] },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `crema-tracking:${version}:messages`,
    title: `Messages of @crema/tracking ${version}`,
    description:
      'What a page posts to its window, as JSON. Fields may stand beside `event_name` instead of in `data`.',
    type: 'object',
    oneOf: messages.map(({ name, fields }) => ({
      properties: { event_name: { const: name }, data: fields[0] ? part(name) : {} },
      required: ['event_name', ...(fields[0] ? ['data'] : [])],
    })),
    $defs: Object.fromEntries(defs),
  };
}
