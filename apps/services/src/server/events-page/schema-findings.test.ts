import { expect, it } from 'vitest';
import type { FoundEvent } from '../../core/events/find-events.ts';
import { schemaFindings } from './schema-findings.ts';

const fields = {
  consent: 'C0001',
  url: 'https://www.example.com/',
  hostname: 'www.example.com',
  device_type: 'desktop',
  screen_breakpoint: 'XL',
  user_agent: 'Mozilla/5.0',
  tcs_source: 'newsletter',
};

const event = (
  changed: Partial<FoundEvent> = {},
  changedFields: Readonly<Record<string, unknown>> = {},
): FoundEvent => ({
  id: '1795829263627oafwknsi1',
  day: '2026-11-28',
  receivedAt: new Date(),
  name: 'page_view',
  site: 'DE',
  session: null,
  others: null,
  ...changed,
  fields: { ...fields, ...changedFields },
});

it.each<[string, FoundEvent, readonly string[]]>([
  ['a custom event', event(), []],
  ['an e-commerce event', event({ name: 'purchase' }, { ecommerce: { value: 3 } }), []],
  ['no name', event({ name: '' }), ['It has no “event_name”, so it can be found by no name.']],
  [
    'a field that the schema lacks',
    event({ others: { next_field: 1 } }),
    ['The schema does not know the field “next_field”.'],
  ],
  [
    'many of them',
    event({ others: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 } }),
    ['The schema does not know the fields “a”, “b”, “c”, “d”, “e” and 2 more.'],
  ],
  [
    'values of another kind',
    event({}, { cs_quantity: 'two', device_type: 'watch', guest_order: 'yes', page_path: 3 }),
    [
      '“device_type” should be one of desktop, mobile, tablet.',
      '“cs_quantity” should be a number.',
      '“guest_order” should be true or false.',
      '“page_path” should be a text that is not too long.',
    ],
  ],
  [
    'an item of another kind',
    event({ name: 'purchase' }, { ecommerce: { items: [{ price: 'free' }] } }),
    ['“ecommerce” should be an object with the fields of an order, each of its kind.'],
  ],
  [
    'an unknown e-commerce event',
    event({ name: 'purchas' }, { ecommerce: {} }),
    ['“purchas” is no e-commerce event of the specification.'],
  ],
  ['an unknown type', event({}, { event_type: 'ga5' }), ['“event_type” should be “ga4” or empty.']],
])('the schema finds what is wrong with %s', (_, found, sentences) => {
  expect(schemaFindings(found)).toEqual(sentences);
});

it('names a field that every event should have', () => {
  const { consent: _, ...rest } = fields;
  expect(schemaFindings({ ...event(), fields: rest })).toEqual([
    '“consent” is missing, and every event should have it.',
  ]);
});
