import { sql } from 'kysely';
import { isConnectionLost, isWorthRepeating } from '../database/database-error.ts';
import { retry } from '../database/retry.ts';
import type { Database } from '../database/schema.ts';
import { writeRetries } from '../database/writes.ts';
import { noDay } from './event-day.ts';
import type { EventSink, ShopEvent } from './event-sink.ts';

const isWorthIt = (error: unknown) => isWorthRepeating(error) || isConnectionLost(error);

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

const rowOf = ({ id, day, name, site, session, customer, tokenHash, fields, others }: ShopEvent) =>
  sql`(cast(${day} as date), ${id}, ${name}, ${site ?? null}, ${session ?? null}, ${customer ?? null}, ${tokenHash ?? null},
    cast(${json(fields)} as jsonb), cast(${json(others)} as jsonb))`;

/**
 * Creates the sink of the database of the services. A batch is one statement, a transaction of its own. An event that is stored
 * already writes nothing. An id that was ahead of its time is stored without a day, so its repeat is looked for there, too.
 * @param onStored gets the numbers of new and of repeated events
 */
export function postgresSink(
  db: Database,
  onStored: (stored: number, repeated: number) => void = () => {},
): EventSink {
  return {
    store: async (batch) => {
      if (batch.length === 0) return;
      // Two processes that store the same events take their locks in the same order.
      const ordered = batch.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const insert = sql`
        insert into event (day, id, name, site, session, customer, token_hash, fields, others)
        select sent.* from (values ${sql.join(ordered.map(rowOf))})
          as sent (day, id, name, site, session, customer, token_hash, fields, others)
        where not exists (select 1 from event as early
          where early.day = cast(${sql.lit(noDay)} as date) and early.id = sent.id)
        on conflict (day, id) do nothing
        returning id`;
      const { rows } = await retry(async () => await insert.execute(db), isWorthIt, writeRetries);
      onStored(rows.length, batch.length - rows.length);
    },
  };
}
