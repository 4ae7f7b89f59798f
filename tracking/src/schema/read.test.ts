import { describe, expect, test } from 'vitest';
import { customEventData } from './custom-event-data.ts';
import { initialPageData } from './initial-page-data.ts';
import { read } from './read.ts';
import type { Findings } from './read.ts';
import type { Schema } from './kinds.ts';
import { joinSubscription } from './subscription-info.ts';

function reading(schema: Schema, input: Record<string, unknown>) {
  const findings: Findings = { nulls: [], ignored: [] };
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
    ['flag', 'yes', undefined],
    ['flag', 1, undefined],
    ['pipe', ['card', 'invoice'], 'card|invoice'],
    ['pipe', 'card', 'card'],
    ['pipe', [{}], undefined],
    ['names', 'classic, GA4,', ['classic', 'ga4']],
    ['names', ['Classic'], ['classic']],
    ['names', '', undefined],
    ['tests', [{ name: 'a', group: 1 }, 'b', { group: 'c' }], 'a:1'],
    ['tests', 'a', undefined],
    [
      'subscription',
      { subscription_type: 'coffee', x: 1, gift_deliveries: 3 },
      { subscription_type: 'coffee', gift_deliveries: '3' },
    ],
    ['subscription', 'coffee', undefined],
  ] as const)('a %s of %j is read as %j', (kind, value, result) => {
    const { data, ignored } = reading({ field: kind }, { field: value });
    expect(data['field']).toEqual(result);
    expect(ignored).toEqual(result === undefined ? ['field'] : []);
  });

  test('null marks data invalid, wherever it stands, but not in fields that nobody knows', () => {
    const { nulls } = reading(initialPageData, {
      page_name: null,
      ab_tests: [null, { name: null, group: 'a' }],
      avl_payment_types: ['card', null],
      subscription_info: { incentive_type: null },
      stranger: null,
    });
    expect(nulls).toEqual([
      'page_name',
      'ab_tests.0',
      'ab_tests.1.name',
      'avl_payment_types.1',
      'subscription_info.incentive_type',
    ]);
  });
});

test('Fields that nobody knows are left out', () => {
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
