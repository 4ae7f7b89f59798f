import { messageNames, schemas } from '../../src/messages/schema/parse-message.ts';
import { ga4Rules } from '../../src/channels/ga4/ga4-rules.ts';
import { writtenPage } from '../reference/written-page.mjs';

// The shape is that of the tag manager's own export. Ids count from 1. The import assigns new ones.

const home = { accountId: '0', containerId: '0' };

/** @param {string} key @param {string} value @param {string} type */
const parameter = (key, value, type = 'TEMPLATE') => ({ type, key, value });
/** @param {string} value */
const entry = (value) => ({ type: 'TEMPLATE', value });
/** @param {string} key @param {readonly (readonly [string, string])[]} rows */
const table = (key, rows) => ({
  type: 'LIST',
  key,
  list: rows.map(([name, value]) => ({
    type: 'MAP',
    map: [parameter('parameter', name), parameter('parameterValue', value)],
  })),
});

/** Returns the consent settings of a tag. @param {readonly string[]} types */
const needs = (...types) => ({
  consentStatus: 'NEEDED',
  consentType: { type: 'LIST', list: types.map(entry) },
});

const measurementId = 'GA4 measurement id';
const variableOf = (/** @type {string} */ name) => `dl ${name}`;
const valueOf = (/** @type {string} */ name) => `{{${variableOf(name)}}}`;

/** Fields that GA4 gets in another way, or that are not for GA4. */
const elsewhere = new Set([
  'event',
  'ecommerce',
  'eventCallback',
  'items',
  'scope',
  'event_name',
  'event_type',
  'event_category',
  'event_action',
  'event_label',
]);

/** Returns the names of all fields in GA4's records except e-commerce data, each once. */
function parameters() {
  const own = writtenPage('data-layer.md').sections.flatMap(({ title, body }) =>
    body.includes('channels/ga4.md') ? title : [],
  );
  const byRules = ga4Rules.flatMap(([, , , , given = {}]) => Object.keys(given));
  const customer = writtenPage('customer-fields.md').sections.map(({ title }) => title);
  const fields = Object.values(schemas).flatMap((schema) => Object.keys(schema));
  const names = [...own, 'value', ...byRules, ...customer, ...fields];
  const legacy = ['legacy_category', 'legacy_action', 'legacy_label', 'error_reason'];
  const isSimple = (/** @type {string} */ name) => !elsewhere.has(name) && !name.startsWith('node_level');
  return [...new Set([...names, ...legacy])].filter(isSimple).sort();
}

/** Returns a trigger for the name of an event. @param {number} id @param {string} name @param {string} type @param {string} pattern */
const trigger = (id, name, type, pattern) => ({
  ...home,
  triggerId: `${id}`,
  name,
  type: 'CUSTOM_EVENT',
  customEventFilter: [{ type, parameter: [parameter('arg0', '{{_event}}'), parameter('arg1', pattern)] }],
});

/**
 * Returns a container for import into Google's tag manager: variables for all fields of records, triggers that distinguish the two
 * formats, and GA4's tags, which wait for consent to statistics.
 */
export function tagManagerContainer() {
  const names = parameters();
  const [classicPage, classicEvent, ga4Page, ga4Event] = [1, 2, 3, 4];
  const classic = messageNames.filter((name) => name !== 'InitialPageData' && name !== 'Reset').join('|');
  const variables = names.map((name, index) => ({
    ...home,
    variableId: `${index + 2}`,
    name: variableOf(name),
    type: 'v',
    parameter: [
      parameter('dataLayerVersion', '2', 'INTEGER'),
      parameter('setDefaultValue', 'false', 'BOOLEAN'),
      parameter('name', name),
    ],
  }));
  return {
    exportFormatVersion: 2,
    exportTime: '2026-11-27 00:00:00',
    containerVersion: {
      path: 'accounts/0/containers/0/versions/0',
      ...home,
      containerVersionId: '0',
      container: {
        path: 'accounts/0/containers/0',
        ...home,
        name: 'Crema',
        publicId: 'GTM-CREMA',
        usageContext: ['WEB'],
      },
      variable: [
        {
          ...home,
          variableId: '1',
          name: measurementId,
          type: 'c',
          parameter: [parameter('value', 'G-XXXXXXXXXX')],
        },
        ...variables,
      ],
      builtInVariable: [{ ...home, type: 'EVENT', name: 'Event' }],
      trigger: [
        trigger(classicPage, 'Classic page', 'EQUALS', 'InitialPageData'),
        trigger(classicEvent, 'Classic event', 'MATCH_REGEX', `^(${classic})$`),
        trigger(ga4Page, 'GA4 page', 'EQUALS', 'page_view'),
        trigger(
          ga4Event,
          'GA4 event',
          'MATCH_REGEX',
          `^(?!gtm\\.|(page_view|${messageNames.join('|')})$)\\w+$`,
        ),
      ],
      tag: [
        {
          ...home,
          tagId: '1',
          name: 'GA4 set-up',
          type: 'googtag',
          // The library sends page views itself.
          parameter: [
            parameter('tagId', `{{${measurementId}}}`),
            table('configSettingsTable', [['send_page_view', 'false']]),
          ],
          firingTriggerId: [`${ga4Page}`],
          tagFiringOption: 'ONCE_PER_LOAD',
          consentSettings: needs('analytics_storage'),
        },
        {
          ...home,
          tagId: '2',
          name: 'GA4 pages and events',
          type: 'gaawe',
          parameter: [
            parameter('sendEcommerceData', 'true', 'BOOLEAN'),
            parameter('getEcommerceDataFrom', 'dataLayer'),
            parameter('eventName', '{{Event}}'),
            parameter('measurementIdOverride', `{{${measurementId}}}`),
            table(
              'eventSettingsTable',
              names.map((name) => [name, valueOf(name)]),
            ),
          ],
          firingTriggerId: [`${ga4Page}`, `${ga4Event}`],
          tagFiringOption: 'ONCE_PER_EVENT',
          consentSettings: needs('analytics_storage'),
        },
      ],
    },
  };
}
