/**
 * @typedef {object} RecordKey
 * @property {string} name
 * @property {readonly string[]} formats
 * @property {string} records in which it stands
 * @property {string} holds
 * @property {string} absent when it is
 */

const both = ['classic', 'ga4'];

/** What records of the data layer hold beside the fields of messages, of customers and of rules. @type {readonly RecordKey[]} */
export const recordKeys = [
  {
    name: 'event',
    formats: both,
    records: 'everything',
    holds: 'The name: in the classic format that of the message, else GA4’s.',
    absent: 'never',
  },
  {
    name: 'consent',
    formats: both,
    records: 'everything',
    holds: 'The groups agreed to, joined with commas; empty where there are none.',
    absent: 'never',
  },
  {
    name: 'customer_id',
    formats: both,
    records: 'pages; without statistics everything',
    holds: 'The customer’s identifier; without statistics `noConsent`.',
    absent: 'with statistics, where no customer is known',
  },
  {
    name: 'site',
    formats: both,
    records: 'pages',
    holds: 'The site’s key, such as `ch_fr`.',
    absent: 'never',
  },
  {
    name: 'locale',
    formats: both,
    records: 'pages',
    holds: 'The locale of the site, such as `fr-CH`.',
    absent: 'where the browser knows no language of the country',
  },
  {
    name: 'page_path',
    formats: both,
    records: 'pages',
    holds: 'The path without the mobile site’s `/m`, and without a last part that holds an at-sign.',
    absent: 'never',
  },
  {
    name: 'structure_node',
    formats: both,
    records: 'pages',
    holds: '`node_level_1` to `node_level_5`, joined with dots.',
    absent: 'where the page names no level',
  },
  {
    name: 'eventCallback',
    formats: both,
    records: 'pages',
    holds: 'A function that the tag manager calls when its tags have fired.',
    absent: 'where the page says `emit_tracking_executed_event: false`',
  },
  {
    name: 'ecommerce_event',
    formats: ['classic'],
    records: 'e-commerce events',
    holds: 'Which event it is, such as `view_item`.',
    absent: 'where the message names none',
  },
  {
    name: 'ecommerce',
    formats: both,
    records: 'e-commerce events, item lists',
    holds: 'Order and items. Of a list: the items, with `position` (classic) or `index` (GA4).',
    absent: 'never',
  },
];
