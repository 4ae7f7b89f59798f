import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { recordSchema } from '../../../build/schema/record-schema.mjs';
import { examples } from '../../../test/examples/families.ts';
import { version } from '../../version.ts';
import { readTrackerRecord } from './tracker-record.ts';

const visit = {
  consent: 'C0001,C0003',
  url: 'https://www.crema.example/coffee',
  hostname: 'www.crema.example',
  device_type: 'desktop',
  screen_breakpoint: 'XL',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
  tcs_source: 'newsletter',
  event_id: '1700000000000k3j9x0q2z',
  client_version: version,
};
const call = { event_name: 'store_call', ...visit };
const basket = { currency: 'EUR', value: 17, items: [{ item_id: '900000001', price: 8.5, quantity: 2 }] };

const ajv = new Ajv2020({ allowUnionTypes: true, strictRequired: false });
const areRecords = ajv.compile(recordSchema());

test('Every record of the examples is read without a fault, and stays as it is', () => {
  const sent = examples.flatMap(({ out }) => out.ttruth ?? []);
  expect(sent.length).toBeGreaterThan(15);
  for (const record of sent) {
    const body: unknown = JSON.parse(JSON.stringify(Object.assign({}, record, { event_id: visit.event_id })));
    expect(readTrackerRecord(body)).toEqual({ record: body, others: {}, faults: [] });
  }
});

test.each([
  ['event_name', 7],
  ['event', null],
  ['consent', ['C0003']],
  ['device_type', 'watch'],
  ['screen_breakpoint', 'XXXL'],
  ['cs_quantity', '2'],
  ['guest_order', 'true'],
  ['ecommerce', []],
  ['ecommerce', { ...basket, value: '17' }],
  ['ecommerce', { ...basket, items: [{ item_id: 900000001 }] }],
  ['ecommerce', { ...basket, items: [{ item_id: '900000001', more: { deep: true } }] }],
])('A record with a wrong %s is refused, as by the JSON Schema', (field, value) => {
  const body = { ...call, [field]: value };
  const { record, faults } = readTrackerRecord(body);
  expect([record, faults]).toEqual([undefined, [field]]);
  expect(areRecords({ ttruth: [body] })).toBe(false);
});

test.each([
  ['an id without a time', { event_id: 'k3j9x0q2z' }],
  ['an id that is too short', { event_id: '1700k3j9' }],
  ['an id in capitals', { event_id: '1700000000000K3J9X0Q2Z' }],
  ['a session that no index holds', { custom_short_term_id: 's'.repeat(201) }],
])('A record with %s is refused', (_what, changed) => {
  expect(readTrackerRecord({ ...call, ...changed }).faults).toEqual(Object.keys(changed));
});

test.each([[undefined], [null], ['text'], [[call]]])('%j is no record', (body) => {
  expect(readTrackerRecord(body)).toEqual({ others: {}, faults: [''] });
});

test('A record without an id, or without an event, is refused', () => {
  expect(readTrackerRecord({ ...call, event_id: undefined }).faults).toContain('event_id');
  expect(readTrackerRecord(visit).faults).toEqual(['event_name']);
});

test('A record of another version of the library is read', () => {
  expect(readTrackerRecord({ ...call, client_version: '4.0.0' }).faults).toEqual([]);
});

describe('Fields that the schema lacks', () => {
  test('are kept aside', () => {
    const { record, others } = readTrackerRecord({ ...call, next: { rank: 3 }, constructor: 'x' });
    expect([record, others]).toEqual([call, { next: { rank: 3 }, constructor: 'x' }]);
  });

  test('lose what is nested deeper than anybody reads', () => {
    const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
    expect(JSON.stringify(readTrackerRecord({ ...call, deep }).others).length).toBeLessThan(50);
  });
});

test('E-mail addresses are replaced in texts and in the address, not in ids', () => {
  const { record, others } = readTrackerRecord({
    ...call,
    event_label: 'to ada@crema.example',
    url: 'https://www.crema.example/?q=ada%40crema.example&email=ada%40crema.example&token=t',
    cs_order_id: 'o@1',
    next: ['by ada@crema.example'],
  });
  expect(record).toMatchObject({
    event_label: 'to (e-mail)',
    url: 'https://www.crema.example/?q=%28e-mail%29',
    cs_order_id: 'o@1',
  });
  expect(others).toEqual({ next: ['by (e-mail)'] });
});
