import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClickHouse, startClickHouse } from '../../../test-support/click-house.ts';
import { clickHouseSink } from './clickhouse-sink.ts';
import type { ShopEvent } from './event-sink.ts';

const event = (id: string, changed: Partial<ShopEvent> = {}): ShopEvent => ({
  id,
  day: '2026-11-27',
  name: 'store_call',
  site: 'DE',
  session: 's1',
  customer: undefined,
  tokenHash: 'hash',
  fields: { url: 'https://www.crema.example/', event_label: 'a\nb' },
  others: undefined,
  ...changed,
});

describe('The sink of a ClickHouse', () => {
  let clickHouse: ClickHouse;
  beforeEach(async () => {
    clickHouse = await startClickHouse();
  });
  afterEach(async () => await clickHouse.close());

  const open = (onStored?: (...counts: number[]) => void) =>
    clickHouseSink({ url: clickHouse.url, keptDays: 90 }, onStored);

  it('creates its table once, and inserts a row a line', async () => {
    const { store } = open();
    await store([event('a'), event('b', { site: undefined, others: { next: 1 } })]);
    await store([event('c')]);
    const [table, first, second] = clickHouse.asked;
    expect(clickHouse.asked).toHaveLength(3);
    expect(table?.query).toMatch(/^create table if not exists event .*interval 90 day/s);
    expect(first?.query).toBe('insert into event format JSONEachRow');
    expect(first?.body.split('\n').map((line): unknown => JSON.parse(line))).toEqual([
      {
        day: '2026-11-27',
        id: 'a',
        name: 'store_call',
        site: 'DE',
        session: 's1',
        customer: '',
        token_hash: 'hash',
        fields: '{"url":"https://www.crema.example/","event_label":"a\\nb"}',
        others: '',
      },
      expect.objectContaining({ id: 'b', site: '', others: '{"next":1}' }),
    ]);
    expect(second?.parameters.get('async_insert')).toBe('0');
    expect(clickHouse.stored).toEqual(['a', 'b', 'c']);
  });

  it('sends user, password and database as headers, never in the address', async () => {
    await open().store([event('a')]);
    for (const { headers, parameters } of clickHouse.asked) {
      expect(headers).toMatchObject({
        'x-clickhouse-user': 'writer',
        'x-clickhouse-key': 'se/cret',
        'x-clickhouse-database': 'shop',
      });
      expect(parameters.toString()).not.toContain('cret');
    }
  });

  it('sends a batch again whose response was lost, with a token by which it is stored once', async () => {
    const counted: number[][] = [];
    const { store } = open((...counts) => counted.push(counts));
    await store([event('a')]);
    clickHouse.fail('lost', 503);
    await store([event('b'), event('c')]);
    expect(clickHouse.stored).toEqual(['a', 'b', 'c']);
    expect(counted).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('rejects a batch that is refused, without the text of the refusal', async () => {
    const { store } = open();
    await store([event('a')]);
    clickHouse.fail(400);
    const refused = await store([event('b')]).catch((error: unknown) => String(error));
    expect(refused).toBe('ClickHouseRefused: answered 400');
    expect(clickHouse.stored).toEqual(['a']);
  });

  it('rejects while the server does not answer, and creates the table later', async () => {
    const { store } = open();
    clickHouse.fail(...Array.from({ length: 6 }, () => 503));
    await expect(store([event('a')])).rejects.toThrow('503');
    await store([event('a')]);
    expect(clickHouse.stored).toEqual(['a']);
  });

  it('sends nothing for an empty batch', async () => {
    await open().store([]);
    expect(clickHouse.asked).toEqual([]);
  });
});
