import { beforeAll, describe, expect, test } from 'vitest';
import { jsonText } from '../../tracking/build/reference/markup/json-text.mjs';
import { escaped, html } from '../../tracking/build/reference/markup/html.mjs';
import { renderReference } from '../../tracking/build/reference/render.mjs';
import { families } from '../../tracking/src/examples/families.ts';
import { ga4Rules } from '../../tracking/src/ga4/ga4-rules.ts';
import { notices } from '../../tracking/src/log/notices.ts';
import { catalogue } from '../../tracking/src/log/texts.ts';
import { ecommerce } from '../../tracking/src/schema/ecommerce.ts';
import { item } from '../../tracking/src/schema/item.ts';
import { schemas } from '../../tracking/src/schema/parse-message.ts';
import { subscriptionInfo } from '../../tracking/src/schema/subscription-info.ts';

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
