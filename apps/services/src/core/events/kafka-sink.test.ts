import { expect, it } from 'vitest';
import type { ShopEvent } from './event-sink.ts';
import { type EventProducer, kafkaSink } from './kafka-sink.ts';

const event = (id: string): ShopEvent => ({
  id,
  day: '2026-11-27',
  name: 'store_call',
  site: 'DE',
  session: undefined,
  customer: undefined,
  tokenHash: 'hash',
  fields: { cs_quantity: 2 },
  others: undefined,
});

function open(send: EventProducer['send']) {
  const counted: number[][] = [];
  const sink = kafkaSink({ send, close: async () => {} }, 'events', (...counts) => counted.push(counts));
  return { ...sink, counted };
}

it('sends each event as a message whose key is the id', async () => {
  const sent: unknown[] = [];
  const { store, counted } = open(async ({ messages }) => sent.push(...messages));
  await store([event('a'), event('b')]);
  await store([]);
  const value = JSON.stringify({
    id: 'a',
    day: '2026-11-27',
    name: 'store_call',
    site: 'DE',
    tokenHash: 'hash',
    fields: { cs_quantity: 2 },
  });
  expect(sent).toEqual([
    { topic: 'events', key: 'a', value },
    { topic: 'events', key: 'b', value: value.replace('"a"', '"b"') },
  ]);
  expect(counted).toEqual([[2, 0]]);
});

it('rejects a batch that the brokers did not acknowledge', async () => {
  const { store, counted } = open(async () => await Promise.reject(new Error('no leader')));
  await expect(store([event('a')])).rejects.toThrow('no leader');
  expect(counted).toEqual([]);
});
