import { ecommerce } from '../../../src/messages/schema/ecommerce.ts';
import { item } from '../../../src/messages/schema/item.ts';
import { schemas } from '../../../src/messages/schema/parse-message.ts';

/**
 * @typedef {Record<string, any>} Data
 * @typedef {object} Place one value in a message
 * @property {readonly string[]} names the fields it belongs to: `item.price`, `subscription_info.incentive_type` and with
 *   that `CustomEventData.subscription_info`
 * @property {string} kind
 * @property {string} field
 * @property {string} root the field of the message itself
 * @property {(message: Data) => Data} owner the object in the message that has the field
 */

/**
 * Every value of a message that its schema knows; of items those of the first one.
 * @param {keyof typeof schemas} name of the message
 * @param {Data} data
 * @returns {Place[]}
 */
export const placesIn = (name, data) =>
  Object.keys(data).flatMap((root) =>
    within(name, schemas[name], { [root]: data[root] }, (message) => message).map((place) =>
      Object.assign(place, { root }),
    ),
  );

/** @param {string} schema @param {Data} kinds @param {Data} data @param {Place['owner']} owner @returns {Omit<Place, 'root'>[]} */
function within(schema, kinds, data, owner) {
  return Object.keys(data)
    .filter((field) => Object.hasOwn(kinds, field) && data[field] !== null)
    .flatMap((field) => {
      const value = data[field];
      const kind = kinds[field];
      const name = `${schema}.${field}`;
      const inside = (/** @type {Data} */ message) => owner(message)[field];
      if (kind === 'ecommerce') return within('ecommerce', ecommerce, value, inside);
      if (kind === 'items') return within('item', item, value[0] ?? {}, (message) => inside(message)[0]);
      if (kind !== 'subscription') return { names: [name], kind, field, owner };
      const parts = Object.fromEntries(Object.keys(value).map((part) => [part, 'text']));
      return within('subscription_info', parts, value, inside).map((place) =>
        Object.assign(place, { names: [...place.names, name] }),
      );
    });
}
