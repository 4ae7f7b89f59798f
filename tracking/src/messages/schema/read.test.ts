import { describe, expect, test } from 'vitest';
import { customEventData } from './custom-event-data.ts';
import { ecommerceEventData } from './ecommerce-event-data.ts';
import { initialPageData } from './initial-page-data.ts';
import { itemListData } from './item-list-data.ts';
import { read } from './read.ts';
import type { Findings } from './read.ts';
import type { Schema } from './kind.ts';
import { joinSubscription } from './subscription-info.ts';

function reading<S extends Schema>(schema: S, input: Record<string, unknown>) {
  const findings: Findings = { invalid: [], notFlags: [], notNumbers: [], ignored: [] };
  return { data: read(schema, input, findings), ...findings };
}

describe('Values', () => {
  test.each([
    ['text', 'x', 'x'],
    ['text', 5, '5'],
    ['text', false, 'false'],
    ['text', {}, undefined],
    ['lower', ' Product View ', 'product view'],
    ['number', '12', 12],
    ['number', '12,5', 0],
    ['number', 'abc', 0],
    ['number', true, 0],
    ['number', Infinity, 0],
    ['number', [5], 0],
    ['flag', 'true', true],
    ['flag', false, false],
    ['pipe', ['card', 'invoice'], 'card|invoice'],
    ['pipe', 'card', 'card'],
    ['pipe', [{}], undefined],
    ['names', 'classic, GA4,', ['classic', 'ga4']],
    ['names', ['Classic'], ['classic']],
    ['names', '', undefined],
    ['names', ' , ', undefined],
    ['names', [], []],
    ['names', [''], []],
    ['tests', [{ name: 'a', group: 1 }, 'b', { group: 'c' }], 'a:1'],
    ['tests', 'a', undefined],
    [
      'subscription',
      { subscription_type: 'coffee', gift_deliveries: 3 },
      { subscription_type: 'coffee', gift_deliveries: '3' },
    ],
    ['subscription', 'coffee', undefined],
  ] as const)('a %s of %j is read as %j', (kind, value, result) => {
    const { data, ignored } = reading({ field: kind }, { field: value });
    expect(data['field']).toEqual(result);
    expect(ignored).toEqual(result === undefined ? ['field'] : []);
  });

  test.each(['', ' ', '0x10', '0b1', 'Infinity', '12,5', '1.2.3', 'NaN', {}])(
    'a number of %j becomes 0, and is named',
    (value) => {
      const { data, notNumbers } = reading({ field: 'number' }, { field: value });
      expect(data['field']).toBe(0);
      expect(notNumbers).toEqual(['field']);
    },
  );

  test.each(['-1.5', ' 7 ', '1e3', '.5', '+2'])('a number written as %j is one', (value) => {
    const { data, notNumbers } = reading({ field: 'number' }, { field: value });
    expect(data['field']).toBe(Number(value));
    expect(notNumbers).toEqual([]);
  });

  test.each(['yes', 1, {}])('a truth value of %j is left out, and named once', (value) => {
    const { data, notFlags, ignored } = reading({ field: 'flag' }, { field: value });
    expect(data).toEqual({});
    expect([notFlags, ignored]).toEqual([['field'], []]);
  });

  test('null marks data invalid at any depth, but not in unknown fields', () => {
    const { invalid } = reading(initialPageData, {
      page_name: null,
      ab_tests: [null, { name: null, group: 'a' }],
      avl_payment_types: ['card', null],
      subscription_info: { incentive_type: null },
      stranger: null,
    });
    expect(invalid).toEqual([
      'page_name',
      'ab_tests.0',
      'ab_tests.1.name',
      'avl_payment_types.1',
      'subscription_info.incentive_type',
    ]);
  });
});

describe('What ought to be a number and is none', () => {
  test('becomes 0 and is named by its path', () => {
    const { data, notNumbers, ignored } = reading(ecommerceEventData, {
      ecommerce: { value: '12,5', tax: '1', items: [{ price: {} }, { price: 'NaN', quantity: 'two' }] },
    });
    expect(data.ecommerce).toEqual({
      value: 0,
      tax: 1,
      items: [
        { price: 0, quantity: 1 },
        { price: 0, quantity: 1 },
      ],
    });
    expect(notNumbers).toEqual([
      'ecommerce.value',
      'ecommerce.items.0.price',
      'ecommerce.items.1.price',
      'ecommerce.items.1.quantity',
    ]);
    expect(ignored).toEqual([]);
  });

  test.each([0, '0', '-1.5', ' 2 ', 1e21])('%j is one', (value) => {
    expect(reading({ field: 'number' }, { field: value }).notNumbers).toEqual([]);
  });
});

test('Unknown fields are left out', () => {
  expect(reading(customEventData, { event_label: 'a', valueOf: 1, eventLabel: 'b' })).toMatchObject({
    data: { event_label: 'a' },
    ignored: ['valueOf', 'eventLabel'],
  });
});

test('Only own fields are read', () => {
  const inherited = Object.create({ subscription_type: 'coffee' });
  const { data } = reading(customEventData, { subscription_info: inherited });
  expect(data).toEqual({ subscription_info: {} });
});

test('Nothing a page sends reaches a prototype', () => {
  const hostile: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"subscription_info":{"__proto__":{"subscription_type":"x"}}}',
  );
  const { data } = reading(customEventData, Object.fromEntries(Object.entries(Object(hostile))));
  expect({}).not.toHaveProperty('polluted');
  expect(data).toEqual({ subscription_info: {} });
});

test('A subscription is joined with a pipe, missing parts shown as a dash', () => {
  expect(joinSubscription({ subscription_type: 'coffee', delivery_interval: '4 weeks' })).toBe(
    'coffee|-|-|4 weeks|-|-',
  );
  expect(joinSubscription({})).toBe('-|-|-|-|-|-');
});

describe('What is bought', () => {
  const reads = (items: unknown) => reading(itemListData, { items });

  test('items are read by their own schema, numbers coerced before a missing quantity becomes one', () => {
    const { data } = reads([
      { item_id: 1, price: '2.5', quantity: 'abc', quickbuy: 'true' },
      { item_id: '2', price: 'abc', quantity: 0 },
      { item_id: '3', price: '12,5', quantity: 3 },
      'no item',
      { item_id: '4' },
    ]);
    expect(data.items).toEqual([
      { item_id: '1', price: 2.5, quantity: 1, quickbuy: true },
      { item_id: '2', price: 0, quantity: 1 },
      { item_id: '3', price: 0, quantity: 3 },
      { item_id: '4', quantity: 1 },
    ]);
  });

  test('a null inside makes the whole message invalid, by its path', () => {
    expect(reads([{ item_id: null }, null]).invalid).toEqual(['items.0.item_id', 'items.1']);
    const { invalid } = reading(ecommerceEventData, {
      event: 'purchase',
      ecommerce: { value: null, items: [{ price: null }] },
    });
    expect(invalid).toEqual(['ecommerce.value', 'ecommerce.items.0.price']);
  });

  test('quickbuy and webshop style that are neither true nor false are left out and named', () => {
    const { data, notFlags } = reads([{ item_id: '1', quickbuy: 'yes', webshop_style: 1 }]);
    expect(data.items).toEqual([{ item_id: '1', quantity: 1 }]);
    expect(notFlags).toEqual(['items.0.quickbuy', 'items.0.webshop_style']);
  });

  test.each([
    ['Purchase ', 'purchase', []],
    ['wishlist ADD', 'wishlist add', []],
    ['refund', undefined, ['event']],
    [7, undefined, ['event']],
    [null, undefined, ['event']],
  ])('an event %j is read as %j', (event, found, wrong) => {
    const { data, invalid, ignored } = reading(ecommerceEventData, { event });
    expect(data.event).toBe(found);
    expect([invalid, ignored]).toEqual([wrong, []]);
  });
});
