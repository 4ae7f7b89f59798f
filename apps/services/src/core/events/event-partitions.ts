import { sql } from 'kysely';
import { errorCode } from '../log/log.ts';
import { isMadeMeanwhile } from '../database/database-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/writes.ts';
import { dayAfter, dayOf } from './event-day.ts';

/** Days whose partitions are made ahead, from yesterday on. A process may be stopped for two days before the next event. */
const ahead = [-1, 0, 1, 2, 3];

const prefix = 'event_day_';

/** Returns the partition of a day, such as `event_day_20261127`. */
export const partitionOf = (day: string): string => prefix + day.replaceAll('-', '');

async function today(db: Database): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select current_timestamp as now`.execute(db);
  return dayOf(Number(rows[0]?.now));
}

/** Returns the names of the partitions that exist. */
export async function eventPartitions(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name like ${`${prefix}%`} order by table_name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Returns true if the table of all other days has events of this day. They stay there until they are too old. */
const isHeldElsewhere = (error: unknown) => errorCode(error) === '23514';

/**
 * Creates the partitions of the days around today, unless they exist. An event of another day is stored in the table `event_other`.
 * Several processes may run it at the same time.
 */
export async function makePartitions(db: Database): Promise<void> {
  const [now, existing] = [await today(db), await eventPartitions(db)];
  const missing = ahead
    .map((days) => dayAfter(now, days))
    .filter((day) => !existing.includes(partitionOf(day)));
  for (const day of missing) {
    const [from, to] = [sql.lit(day), sql.lit(dayAfter(day, 1))];
    await inTransaction(
      db,
      async (tx) =>
        await sql`create table if not exists ${sql.table(partitionOf(day))}
          partition of event for values from (${from}) to (${to})`.execute(tx),
    ).catch((error: unknown) => {
      if (!isMadeMeanwhile(error) && !isHeldElsewhere(error)) throw error;
    });
  }
}

/** Removes events older than some days: whole partitions, and those rows of the table of all other days that came so long ago. */
export async function dropOldEvents(db: Database, keptDays: number): Promise<void> {
  const oldest = partitionOf(dayAfter(await today(db), -keptDays));
  for (const name of await eventPartitions(db)) {
    if (name < oldest)
      await inTransaction(db, async (tx) => await sql`drop table if exists ${sql.table(name)}`.execute(tx));
  }
  await db
    .deleteFrom('event_other')
    .where('received_at', '<', sql<Date>`current_timestamp - interval ${sql.lit(`${keptDays} days`)}`)
    .execute();
}
