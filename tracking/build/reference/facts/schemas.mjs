import { lookUp } from '../../../../design-system/build/docs/api/source-module.mjs';
import { subscriptionInfo } from '../../../src/messages/schema/subscription-info.ts';
import { bare, keyOf } from './literal.mjs';
import { declared, docOf, memberDoc, open } from './source.mjs';

/**
 * @typedef {{ name: string, kind: string, meaning: string }} Field
 * @typedef {{ name: string, about: string, fields: Field[] }} Schema
 */

const index = 'messages/schema/index.ts';

/** @param {string} name @param {import('./source.mjs').Declared} declaration @returns {Schema} */
function schema(name, { module, node }) {
  /** @type {Field[]} */
  const fields = [];
  for (const property of bare(node.init).properties) {
    const said = memberDoc({ module, node: property });
    const field = keyOf(property);
    fields.push({ name: field, kind: property.value.value, meaning: said || likeBefore(field, fields) });
  }
  return { name, about: docOf({ module, node }), fields };
}

/** `node_level_2` means what `node_level_1` does. @param {string} name @param {Field[]} fields */
function likeBefore(name, fields) {
  const stem = (/** @type {string} */ text) => text.replace(/\d+$/, '');
  const before = fields.at(-1);
  return before && stem(name) !== name && stem(name) === stem(before.name) ? before.meaning : '';
}

/** The messages, each with its fields as its schema has them. @returns {Schema[]} */
export function messageSchemas() {
  const { module, node } = declared('messages/schema/parse-message.ts', 'schemas');
  return bare(node.init).properties.map((/** @type {any} */ property) => {
    const found = property.value.type === 'Identifier' && lookUp(open, module, property.value.name);
    return found ? schema(keyOf(property), found) : { name: keyOf(property), about: '', fields: [] };
  });
}

/** What stands inside messages. @returns {Schema[]} */
export function partSchemas() {
  const parts = ['ecommerce', 'item'].map((name) => schema(name, declared(index, name)));
  const fields = subscriptionInfo.map((name) => ({ name, kind: 'text', meaning: '' }));
  const about = docOf(declared(index, 'subscriptionInfo'));
  return [...parts, { name: 'subscription_info', about, fields }];
}
