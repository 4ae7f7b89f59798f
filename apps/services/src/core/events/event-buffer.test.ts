import { describe, expect, it } from 'vitest';
import { Overloaded } from '../limits/slots.ts';
import { createEventBuffer } from './event-buffer.ts';
import type { EventSink, ShopEvent } from './event-sink.ts';

const event = (id: string): ShopEvent => ({
  id,
  day: '2026-11-27',
  name: 'store_call',
  site: 'DE',
  session: undefined,
  customer: undefined,
  tokenHash: undefined,
  fields: {},
  others: undefined,
});

/** A sink whose batches end when the test says so. */
function heldSink() {
  const batches: { readonly ids: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const sink: EventSink = {
    store: async (batch) =>
      await new Promise<void>((resolve, reject) =>
        batches.push({
          ids: batch.map(({ id }) => id),
          end: (error) => (error ? reject(error) : resolve()),
        }),
      ),
  };
  return { sink, batches };
}

const settle = async () => await new Promise((resolve) => setImmediate(resolve));

/** An error with a code, as a database reports it. */
const failed = (code: string) => Object.assign(new Error(`failed: ${code}`), { code });

describe('The buffer of events', () => {
  it('writes what arrives during a batch as the next one', async () => {
    const { sink, batches } = heldSink();
    const { store } = createEventBuffer(sink);
    const all = ['a', 'b', 'c'].map(async (id) => await store(event(id)));
    await settle();
    expect(batches.map(({ ids }) => ids)).toEqual([['a']]);
    batches[0]?.end();
    await settle();
    expect(batches.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
    batches[1]?.end();
    await Promise.all(all);
  });

  it('bounds a batch, and what waits', async () => {
    const { sink, batches } = heldSink();
    const { store, isFull, waiting } = createEventBuffer(sink, { capacity: 4, perBatch: 2 });
    const all = ['a', 'b', 'c', 'd'].map(async (id) => await store(event(id)));
    expect([isFull(), waiting().count]).toEqual([true, 4]);
    await expect(store(event('e'))).rejects.toThrow(Overloaded);
    for (const at of [0, 1, 2]) {
      await settle();
      batches[at]?.end();
    }
    await Promise.all(all);
    expect(batches.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c'], ['d']]);
    await settle();
    expect([isFull(), waiting()]).toEqual([false, { count: 0, oldest: 0 }]);
  });

  it('says how long the oldest event has waited', async () => {
    const { sink, batches } = heldSink();
    const { store, waiting } = createEventBuffer(sink);
    const stored = store(event('a'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(waiting().oldest).toBeGreaterThan(0.02);
    batches[0]?.end();
    await stored;
  });

  it('rejects each event of a batch that cannot be written, and goes on with the next batch', async () => {
    const { sink, batches } = heldSink();
    const { store } = createEventBuffer(sink);
    const [first, second] = [store(event('a')), store(event('b'))];
    await settle();
    batches[0]?.end(failed('57P01'));
    await expect(first).rejects.toThrow('57P01');
    await settle();
    batches[1]?.end();
    await second;
  });

  it('writes the others of a batch when one event cannot be stored by anybody', async () => {
    const written: string[] = [];
    const { store } = createEventBuffer({
      store: async (batch) => {
        await settle();
        if (batch.some(({ id }) => id === 'bad')) throw failed('54000');
        written.push(...batch.map(({ id }) => id));
      },
    });
    const results = await Promise.allSettled(
      ['first', 'a', 'bad', 'b'].map(async (id) => await store(event(id))),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(written).toEqual(['first', 'a', 'b']);
  });

  it('is closed when everything that it accepted is written', async () => {
    const { sink, batches } = heldSink();
    const { store, close } = createEventBuffer(sink);
    const stored = Promise.all(['a', 'b'].map(async (id) => await store(event(id))));
    let isClosed = false;
    const closed = close().then(() => (isClosed = true));
    batches[0]?.end();
    await settle();
    expect([batches.length, isClosed]).toEqual([2, false]);
    batches[1]?.end();
    await Promise.all([stored, closed]);
    expect(isClosed).toBe(true);
  });
});
