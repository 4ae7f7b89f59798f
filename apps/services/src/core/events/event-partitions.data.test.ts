import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPostgresDatabase, everyDatabase, noPostgres } from '../../../test-support/databases.ts';
import { eventIdAt } from '../../../test-support/events.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { Database } from '../database/schema.ts';
import { dayAfter, dayOf, dayOfEvent } from './event-day.ts';
import { dropOldEvents, eventPartitions, makePartitions, partitionOf } from './event-partitions.ts';
import type { ShopEvent } from './event-sink.ts';
import { findEvents } from './find-events.ts';
import { postgresSink } from './postgres-sink.ts';

const dayMs = 86_400_000;

const eventAt = (time: number): ShopEvent => {
  const id = eventIdAt(time);
  return {
    id,
    day: dayOfEvent(id, new Date()),
    name: 'store_call',
    site: 'DE',
    session: 's1',
    customer: undefined,
    tokenHash: undefined,
    fields: { url: 'https://www.crema.example/' },
    others: undefined,
  };
};

const today = () => dayOf(Date.now());

/** Returns the tables that have rows, each with the number of its rows. */
async function rowsOf(db: Database): Promise<Record<string, number>> {
  const names = ['event_other', ...(await eventPartitions(db))];
  const counts = await Promise.all(
    names.map(async (name) => {
      const { rows } = await sql<{
        n: number | string;
      }>`select count(*) as n from ${sql.table(name)}`.execute(db);
      return [name, Number(rows[0]?.n)] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe.each(everyDatabase)('the partitions of events on $name', ({ open }) => {
  it('are made ahead, and made again as often as a process starts', async () => {
    const { db, close } = await open();
    await makePartitions(db);
    await makePartitions(db);
    const days = [-1, 0, 1, 2, 3].map((days) => partitionOf(dayAfter(today(), days)));
    expect(await eventPartitions(db)).toEqual(days);
    await close();
  });

  it('hold the events of their day, and one table those of all other days', async () => {
    const { db, close } = await open();
    await makePartitions(db);
    const { store } = postgresSink(db);
    const now = Date.now();
    await store([now, now - dayMs, now - 20 * dayMs, now + 5 * dayMs].map(eventAt));
    expect(await rowsOf(db)).toEqual({
      [partitionOf(today())]: 1,
      [partitionOf(dayAfter(today(), -1))]: 1,
      event_other: 2,
    });
    await close();
  });

  it('are dropped when they are too old, and so are the other rows that came as long ago', async () => {
    const { db, close } = await open();
    await makePartitions(db);
    const old = dayAfter(today(), -31);
    const young = dayAfter(today(), -30);
    for (const day of [old, young]) {
      const [from, to] = [sql.lit(day), sql.lit(dayAfter(day, 1))];
      await sql`create table if not exists ${sql.table(partitionOf(day))} partition of event for values from (${from}) to (${to})`.execute(
        db,
      );
    }
    const { store } = postgresSink(db);
    const kept = [eventAt(Date.parse(young) + 1000), eventAt(Date.now()), eventAt(Date.parse('2020-01-01'))];
    const gone = [eventAt(Date.parse(old) + 1000), eventAt(Date.parse('2020-01-02'))];
    await store([...kept, ...gone]);
    await sql`update event set received_at = current_timestamp - interval '31 days' where day = cast('2020-01-02' as date)`.execute(
      db,
    );
    await dropOldEvents(db, 30);
    await dropOldEvents(db, 30);
    expect(await eventPartitions(db)).not.toContain(partitionOf(old));
    const found = await findEvents(db);
    expect(found.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    await close();
  });

  it('leave a day in the other table that has events there already', async () => {
    const { db, close } = await open();
    const { store } = postgresSink(db);
    const event = eventAt(Date.now());
    await store([event]);
    await makePartitions(db);
    await store([event, event]);
    expect(await eventPartitions(db)).toHaveLength(4);
    expect(await rowsOf(db)).toEqual({ event_other: 1 });
    await close();
  });

  it('take a batch whole or not at all', async () => {
    const { db, close } = await open();
    const { store } = postgresSink(db);
    const bad: ShopEvent = { ...eventAt(Date.now()), name: 'no\0name' };
    await expect(store([eventAt(Date.now()), bad])).rejects.toThrow(/UTF8|0x00/);
    expect(await findEvents(db)).toEqual([]);
    await close();
  });

  it('count what is new and what is repeated', async () => {
    const { db, close } = await open();
    const counted: (readonly number[])[] = [];
    const { store } = postgresSink(db, (...counts) => counted.push(counts));
    const [first, second] = [eventAt(Date.now()), eventAt(Date.now())];
    await store([first]);
    await store([first, second, second]);
    await store([]);
    expect(counted).toEqual([
      [1, 0],
      [1, 2],
    ]);
    await close();
  });
});

describe.skipIf(noPostgres)('several processes', () => {
  it('make and drop partitions, and store the same events, at the same time', async () => {
    const { url, drop } = await createPostgresDatabase();
    const processes = await Promise.all(Array.from({ length: 4 }, async () => await openPostgres(url)));
    const events = Array.from({ length: 200 }, () =>
      eventAt(Date.now() - Math.floor(Math.random() * 2 * dayMs)),
    );
    await Promise.all(
      processes.map(async (db, place) => {
        await makePartitions(db);
        const { store } = postgresSink(db);
        // Each process sends the events in another order.
        const turned = [...events.slice(place * 50), ...events.slice(0, place * 50)];
        for (let from = 0; from < turned.length; from += 20) await store(turned.slice(from, from + 20));
        await dropOldEvents(db, 1);
        await makePartitions(db);
      }),
    );
    const [db] = processes;
    const rows = db ? await findEvents(db, { most: 1000 }) : [];
    const kept = new Set(rows.map(({ id }) => id));
    expect(kept.size).toBe(rows.length);
    expect(events.filter(({ id, day }) => day >= dayAfter(today(), -1) && !kept.has(id))).toEqual([]);
    await Promise.all(processes.map(async (each) => await each.destroy()));
    await drop();
  });
});
