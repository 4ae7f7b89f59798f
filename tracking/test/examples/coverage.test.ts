import { describe, expect, test } from 'vitest';
import { ga4Rules } from '../../src/channels/ga4/ga4-rules.ts';
import { createRuleTable } from '../../src/channels/ga4/rule-table.ts';
import { catalogue } from './texts.ts';
import { ecommerce } from '../../src/messages/schema/ecommerce.ts';
import { isRecord } from '../../src/browser/is-record.ts';
import { item } from '../../src/messages/schema/item.ts';
import { schemas } from '../../src/messages/schema/parse-message.ts';
import { subscriptionInfo } from '../../src/messages/schema/subscription-info.ts';
import type { Example } from '../doubles/example.ts';
import { families } from './families.ts';

const all = families.flatMap<Example>(([, examples]) => examples);
const messages = all.flatMap(({ before = [], in: message }) => [...before, message]);

/** The fields that the messages of a name carry anywhere in the examples. */
const sent = (name: string) => messages.flatMap(([each, data = {}]) => (each === name ? [data] : []));
const keys = (records: readonly unknown[]) =>
  new Set(records.filter(isRecord).flatMap((record) => Object.keys(record)));

const commerce = sent('EcommerceEventData').map((data) => data['ecommerce']);
const items = [...commerce, ...sent('ItemListData')]
  .filter(isRecord)
  .flatMap((list) => (Array.isArray(list['items']) ? list['items'] : []));
const subscriptions = [...sent('CustomEventData'), ...sent('InitialPageData')].map(
  (data) => data['subscription_info'],
);

describe('The examples show', () => {
  test.each([
    ...Object.entries(schemas).map(
      ([name, schema]) => [name, Object.keys(schema), keys(sent(name))] as const,
    ),
    ['ecommerce', Object.keys(ecommerce), keys(commerce)] as const,
    ['an item', Object.keys(item), keys(items)] as const,
    ['subscription_info', subscriptionInfo, keys(subscriptions)] as const,
  ])('every field of %s', (_name, fields, shown) => {
    expect(fields.filter((field) => !shown.has(field))).toEqual([]);
  });

  test('every row of the table of GA4 names', () => {
    const table = createRuleTable(ga4Rules, 'card');
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const shown = new Set(
      sent('CustomEventData').map((data) =>
        table.find(text(data['event_category']), text(data['event_action']), text(data['event_label'])),
      ),
    );
    expect(ga4Rules.filter((rule) => !shown.has(rule))).toEqual([]);
  });

  test('every text of the error catalogue', () => {
    const said = all.flatMap(({ out }) => out.warnings ?? []).join('\n');
    // The beginning of a text, before its first value.
    const begin = (text: unknown): string => {
      if (typeof text === 'string') return text;
      return typeof text === 'function'
        ? (String(text('\u0000', '\u0000')).split('\u0000').find(Boolean) ?? '')
        : '';
    };
    const texts = Object.values(catalogue).flatMap<unknown>((entry) =>
      typeof entry === 'object' ? Object.values(entry) : [entry],
    );
    expect(texts.map(begin).filter((text) => !said.includes(text))).toEqual([]);
  });

  test('at least 150 steps, each under a title of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });
});
