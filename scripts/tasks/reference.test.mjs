import { beforeAll, describe, expect, test } from 'vitest';
import { jsonText } from '../../tracking/build/reference/markup/json-text.mjs';
import { escaped, html } from '../page/markup/html.mjs';
import { renderReference } from '../../tracking/build/reference/render.mjs';
import { families } from '../../tracking/src/examples/families.ts';
import { ga4Rules } from '../../tracking/src/channels/ga4/ga4-rules.ts';
import { notices } from '../../tracking/src/examples/notices.ts';
import { catalogue } from '../../tracking/src/examples/texts.ts';
import { ecommerce } from '../../tracking/src/messages/schema/ecommerce.ts';
import { item } from '../../tracking/src/messages/schema/item.ts';
import { schemas } from '../../tracking/src/messages/schema/parse-message.ts';
import { subscriptionInfo } from '../../tracking/src/messages/schema/subscription-info.ts';

let page = '';
/** What stands in each row of the tables, by its id. @type {Map<string, string>} */
let rows = new Map();

beforeAll(async () => {
  page = await renderReference();
  rows = new Map(
    Array.from(page.matchAll(/<tr id="([^"]+)"[^>]*>([^]*?)<\/tr>/g), ([, id = '', row = '']) => [
      id,
      row.replaceAll(/<\/?(?:a|b|code|span|strong|wbr)\b[^>]*>/g, '').replaceAll(/<[^>]+>/g, ' '),
    ]),
  );
});

/** Each text of a list, with numbers where its values stand. @param {unknown} said @returns {string[]} */
function texts(said) {
  if (typeof said === 'function') return [String(said(['{0}'], ['{1}']))];
  return typeof said === 'string' ? [said] : Object.values(Object(said)).flatMap(texts);
}

describe('The reference tells', () => {
  const parts = Object.fromEntries(subscriptionInfo.map((part) => [part, 'text']));

  test.each(Object.entries({ ...schemas, ecommerce, item, subscription_info: parts }))(
    'every field of %s',
    (name, schema) => {
      for (const field of Object.keys(schema)) expect(rows.get(`${name}.${field}`)).toContain(field);
    },
  );

  test('every row of the table of GA4 names, with all its words', () => {
    for (const [index, [category, action, label, name, params = {}]] of ga4Rules.entries()) {
      const row = rows.get(`rule-${index + 1}`);
      for (const word of [name, category, action, label].flatMap((cell) => cell.split('|'))) {
        expect(row).toContain(word === '*' ? 'any' : word);
      }
      for (const [param, value] of Object.entries(params)) {
        expect(row).toContain(`${param}: `);
        if (!String(value).startsWith('$')) expect(row).toContain(escaped(JSON.stringify(value)));
      }
    }
  });

  test('every text of the catalogue', () => {
    for (const text of texts(catalogue)) expect(page).toContain(`<p>${escaped(text)}</p>`);
  });

  test('every further text, with a number for each value even where it is calculated with', () => {
    for (const text of texts(notices)) {
      expect(page).toContain(`<p>${escaped(text.replace('NaN', '{1}'))}</p>`);
    }
  });

  test('every example by its title', () => {
    for (const [, examples] of families) {
      for (const { title } of examples) {
        expect(page).toContain(`<span class="title">${escaped(title)}</span>`);
      }
    }
  });

  test('what a field is called where it arrives', () => {
    expect(rows.get('item.list_name')).toMatch(/ga4\s+as item_list_name/);
    expect(rows.get('InitialPageData.node_level_1')).toMatch(/classic\s+as structure_node/);
    expect(rows.get('LeadData.lead_value')).toMatch(/ga4\s+as value/);
    expect(rows.get('CustomEventData.event_category')).toMatch(/ga4\s+as event/);
  });

  test('a channel that keeps a name and gives another in one line', () => {
    expect(rows.get('CustomEventData.subject')).toMatch(/ga4\s+also as creative_slot/);
    expect(rows.get('CustomEventData.subject')?.match(/ga4/g)).toHaveLength(1);
  });

  test('what e-commerce events are called in both formats', () => {
    expect(rows.get('name-progress_checkout')).toMatch(
      /EcommerceEventData with ecommerce_event: progress_checkout[^]*checkout_progress/,
    );
    expect(rows.get('name-purchase')).toMatch(/ecommerce_event: purchase[^]*not sent/);
    expect(rows.get('name-purchase_ga4')).toMatch(/not sent\s+purchase\s/);
  });

  test('every key of the data layer’s records in the examples', () => {
    const ofRules = ga4Rules.flatMap(([, , , , params = {}]) => Object.keys(params));
    const fields = Object.values(schemas).flatMap((schema) => Object.keys(schema));
    const told = new Set([...fields, ...ofRules, 'value']);
    const records = families.flatMap(([, examples]) =>
      examples.flatMap(({ out }) => [out['classic'] ?? [], out['ga4'] ?? []].flat()),
    );
    const keys = new Set(records.flatMap((record) => Object.keys(Object(record))));
    const isNew = (/** @type {string} */ key) => !told.has(key) && !key.startsWith('legacy_');
    const isMissing = (/** @type {string} */ key) =>
      !rows.has(`key-${key}`) && !rows.has(`customer-field-${key}`);
    expect([...keys].filter(isNew).filter(isMissing)).toEqual(['error_reason']);
  });

  test('what is known of a customer, from which format, and what names a person', () => {
    expect(rows.get('customer-field-customer_id')).toMatch(/new, old\s+statistics/);
    expect(rows.has('customer-field-email_base64')).toBe(false);
    expect(rows.get('customer-field-exactag_user_id')).toMatch(/old\s+statistics/);
    expect(rows.get('customer-field-customer_type')).toMatch(/new, old\s+nothing/);
    expect(rows.get('customer-field-first_order')).toMatch(/new, old\s+nothing/);
  });

  test('the types of page that are treated unlike others', () => {
    const said = Array.from({ length: 6 }, (_, index) => rows.get(`page-type-${index + 1}`));
    const [, , checkout, order, search, category] = said;
    for (const waits of said.slice(0, 4)) expect(waits).toContain('waits for an e-commerce event');
    expect(checkout).toContain('Checkout… (everything that begins so)');
    expect(order).toContain('tells first_order');
    expect(search).toContain('internal_search_campaign');
    expect(category).toMatch(/needs number_of_product_results, number_of_available_product_results\s/);
  });

  test('every reason of a mapping error', () => {
    const reasons = Array.from({ length: 4 }, (_, index) => rows.get(`error-reason-${index + 1}`)).join();
    for (const reason of ['unknown_name', 'rules_conflict', 'invalid_name', '{param}_missing']) {
      expect(reasons).toContain(reason);
    }
    expect(reasons).toContain('search_term_missing');
  });

  test('which e-commerce events a format of the data layer leaves out', () => {
    expect(rows.get('channel-classic')).toMatch(/EcommerceEventData but purchase_ga4/);
    expect(rows.get('channel-ga4')).toMatch(/EcommerceEventData but purchase\s/);
  });
});

describe('The page', () => {
  const values = (/** @type {RegExp} */ pattern) => Array.from(page.matchAll(pattern), ([, value]) => value);

  test('has no id twice', () => {
    const ids = values(/ id="([^"]*)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('leads nowhere but to itself, and each link to something', () => {
    const ids = new Set(values(/ id="([^"]*)"/g).map((id) => `#${id}`));
    expect(values(/ href="([^"]*)"/g).filter((link) => !ids.has(link ?? ''))).toEqual([]);
  });

  test('needs no other file', () => {
    expect(values(/ src="([^"]*)"|url\((?!data:)([^)]*)/g)).toEqual([]);
  });
});

test('What is put into a piece of the page is escaped, unless it is a piece itself', () => {
  const piece = html`<b>${'<i>'}</b>`;
  expect(html`${piece}${{ markup: '<i>' }}${['"', false, undefined, '&']}`.markup).toBe(
    '<b>&lt;i&gt;</b>[object Object]&quot;&amp;',
  );
});

test('JSON is broken where it does not fit a line, and a long list is cut', () => {
  const text = html`${jsonText({ a: [1, { b: 'x'.repeat(60) }], c: [1, 2, 3, 4, 5, 6, 7] })}`.markup;
  expect(text.replaceAll(/<\/?b>/g, '').replaceAll('&quot;', '"')).toBe(
    `{\n  "a": [\n    1,\n    {\n      "b": "${'x'.repeat(60)}"\n    }\n  ],\n  "c": [1, 2, … 5 more]\n}`,
  );
});
