import { ecommerce, commerceEvents } from '../../src/messages/schema/ecommerce.ts';
import { item } from '../../src/messages/schema/item.ts';
import { subscriptionInfo } from '../../src/messages/schema/subscription-info.ts';
import { version } from '../../src/version.ts';
import { schemas } from '../../src/messages/schema/parse-message.ts';
import { descriptionsIn } from '../reference/written-page.mjs';

/** The schemas of the objects inside messages. @type {Readonly<Record<string, import('../../src/messages/schema/kind.ts').Schema>>} */
export const objects = {
  ecommerce,
  item,
  subscription_info: Object.fromEntries(subscriptionInfo.map((part) => [part, 'text'])),
};

const part = (/** @type {string} */ name) => ({ $ref: `#/$defs/${name}` });
const listOr = (/** @type {object} */ entry) => ({ anyOf: [entry, { type: 'array', items: entry }] });
const number = {
  anyOf: [{ type: 'number' }, { type: 'string', pattern: '^\\s*[-+]?[\\d.]+(e[-+]?\\d+)?\\s*$' }],
};
const text = { type: ['string', 'number', 'boolean'] };
const test = { type: 'object', properties: { name: text, group: text }, required: ['name'] };

/** The JSON Schemas of a field's values in messages, by kind. @type {Readonly<Record<string, object>>} */
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

/** @param {string} folder of its page in the reference @param {string} name @param {import('../../src/messages/schema/kind.ts').Schema} schema */
function objectOf(folder, name, schema) {
  const { about, fields } = descriptionsIn(`${folder}/${name}.md`);
  const properties = Object.entries(schema).map(([field, kind]) => {
    const description = fields.get(field);
    return [field, { ...(description && { description }), ...written[kind] }];
  });
  return {
    ...(about && { description: about }),
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** The required fields of messages. @type {Readonly<Record<string, object>>} */
const needed = {
  CustomEventData: {
    anyOf: [{ required: ['event_category', 'event_action'] }, { required: ['event_name'] }],
  },
  EcommerceEventData: { required: ['event'] },
};

/** Returns the JSON Schema of all messages (Tracking §1, §3). */
export function messageSchema() {
  const messages = Object.entries(schemas).map(([name, schema]) => [
    name,
    { ...objectOf('messages', name, schema), ...needed[name] },
  ]);
  const parts = Object.entries(objects).map(([name, schema]) => [name, objectOf('objects', name, schema)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `crema-tracking:${version}:messages`,
    title: `Messages of @crema/tracking ${version}`,
    description:
      'Messages that a page posts to its window, as JSON. Fields may stand beside `event_name` instead of in `data`.',
    type: 'object',
    oneOf: Object.entries(schemas).map(([name, schema]) => {
      const isEmpty = Object.keys(schema).length === 0;
      return {
        properties: { event_name: { const: name }, data: isEmpty ? {} : part(name) },
        required: ['event_name', ...(isEmpty ? [] : ['data'])],
      };
    }),
    $defs: Object.fromEntries([...messages, ...parts]),
  };
}
