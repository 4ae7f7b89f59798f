import { ecommerce } from '../../src/messages/schema/ecommerce.ts';
import { item } from '../../src/messages/schema/item.ts';
import { messageNames, schemas } from '../../src/messages/schema/parse-message.ts';
import { trackerAlways, trackerChoices, trackerVisit } from '../../src/messages/schema/tracker-record.ts';
import { version } from '../../src/version.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const flag = { type: 'boolean' };
const list = { type: 'array', items: text };

/** The JSON Schemas of a field's values in records, by kind. @type {Readonly<Record<string, object>>} */
const read = {
  text,
  lower: text,
  number,
  quantity: number,
  flag,
  pipe: text,
  names: list,
  tests: text,
  // A record has the parts of a subscription as one text, joined with pipes.
  subscription: text,
  commerce: text,
};

/** Customer fields and parameters of rules, whose names a shop may define. */
const simple = { type: ['string', 'number', 'boolean'] };

/** @param {Readonly<Record<string, object>>} properties @param {readonly string[]} required @param {object | false} others */
const record = (properties, required, others = false) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: others,
});

/** @param {import('../../src/messages/schema/kind.ts').Schema} schema */
const fieldsOf = (schema) =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([name, kind]) => (read[kind] ? [[name, read[kind]]] : [])),
  );

const source = record(
  {
    spid: text,
    sl1: text,
    sl2: text,
    sl3: text,
    sl4: text,
    sl5: text,
    sf: text,
    ws: flag,
    qs: flag,
    sid: text,
  },
  [],
);

/** Returns the JSON Schema of each channel's records, by the channel's name. */
export function recordSchema() {
  const listed = record({ ...fieldsOf(item), position: number, index: number }, [], simple);
  const order = record({ ...fieldsOf(ecommerce), items: { type: 'array', items: listed } }, [], simple);
  const always = { consent: text, customer_id: text };
  // Records of the data layer, the internal tracker and the app contain fields of messages.
  const custom = fieldsOf(schemas.CustomEventData);
  const payload = record({ event: text, ...custom }, ['event']);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `crema-tracking:${version}:records`,
    title: `Records of @crema/tracking ${version}`,
    description:
      'Each channel’s records, by the channel’s name. Data-layer records also have keys that are undefined, because a tag manager keeps what it has seen, and pages have the function `eventCallback`.',
    type: 'object',
    properties: Object.fromEntries(
      ['classic', 'ga4', 'exactag', 'ttruth', 'touch_point', 'app', 'history'].map((channel) => [
        channel,
        { type: 'array', items: { $ref: `#/$defs/${channel}` } },
      ]),
    ),
    $defs: {
      classic: record(
        {
          ...always,
          event: { enum: messageNames },
          ecommerce: order,
          ecommerce_event: text,
          site: text,
          locale: text,
          page_path: text,
          structure_node: text,
        },
        ['event', 'consent'],
        simple,
      ),
      ga4: {
        ...record(
          { ...always, event: { type: 'string', maxLength: 40 }, ecommerce: order },
          ['event', 'consent'],
          {
            anyOf: [{ type: 'string', maxLength: 100 }, number, flag],
          },
        ),
        propertyNames: { maxLength: 40 },
      },
      exactag: record(
        {
          type: { enum: ['conversion', 'impression'] },
          campaign: text,
          sitegroup: text,
          level: text,
          user_id: text,
          event: text,
          number_of_product_results: number,
          lead_id: text,
          lead_value: number,
          order_id: text,
          value: number,
          currency: text,
          product_ids: text,
          product_names: text,
          product_prices: text,
          product_quantities: text,
          cashback: record(
            {
              cashbackUserId: text,
              cashbackClickId: text,
              exactagUserKey: text,
              origin: text,
              cashbackPartner: text,
            },
            [],
          ),
          event_time: number,
        },
        ['type', 'event'],
      ),
      ttruth: record(
        {
          ...custom,
          ...fieldsOf(schemas.EcommerceEventData),
          event: text,
          ecommerce: order,
          ...always,
          ...fieldsOf(trackerVisit),
          device_type: { enum: trackerChoices.device_type },
          screen_breakpoint: { enum: trackerChoices.screen_breakpoint },
          client_version: { const: version },
        },
        trackerAlways,
      ),
      touch_point: record({ transaction_id: text, user_key: text }, ['user_key']),
      app: { anyOf: [payload, record({ type: { const: 'tracking' }, payload }, ['type', 'payload'])] },
      history: record({ product_id: text, click: source, cart: source, view: flag }, ['product_id']),
    },
  };
}
