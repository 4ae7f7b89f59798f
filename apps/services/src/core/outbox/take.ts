import { sql } from 'kysely';
import { isConnectionLost, isWorthRepeating } from '../database/database-error.ts';
import { retry } from '../database/retry.ts';
import type { Database } from '../database/schema.ts';
import { writeRetries } from '../database/writes.ts';

/** A message that a relay has taken. */
export interface TakenMessage {
  readonly id: string;
  readonly loginId: string;
  readonly kind: string;
  readonly name: string;
  /** JSON of an object of texts. */
  readonly facts: string;
  readonly createdAt: Date;
  /** The number of this attempt, from 1. */
  readonly attempt: number;
}

/** A time as many seconds from now, by the clock of the database, which all processes share. */
const inSeconds = (seconds: number) => sql<Date>`current_timestamp + ${seconds} * interval '1 second'`;

/**
 * Takes messages that are due, the oldest first. No other process gets them until the lease has passed. A relay that is killed
 * meanwhile leaves them to the next one, so a message can be delivered twice, and is never lost.
 */
export async function takeDue(
  db: Database,
  kind: string,
  { most, leaseSeconds }: { readonly most: number; readonly leaseSeconds: number },
): Promise<readonly TakenMessage[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', sql<Date>`current_timestamp`)
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), due_at: inSeconds(leaseSeconds) }))
    .where('id', 'in', due)
    .returning(['id', 'login_id', 'kind', 'name', 'facts', 'created_at', 'attempts'])
    .execute();
  return rows.map(({ id, kind, name, facts, ...row }) => ({
    id,
    kind,
    name,
    facts,
    loginId: row.login_id,
    createdAt: row.created_at,
    attempt: row.attempts,
  }));
}

/** Removes a message that was delivered. Tries it again for four seconds, because the message would be delivered twice otherwise. */
export async function removeDelivered(db: Database, { id }: TakenMessage): Promise<void> {
  await retry(
    async () => await db.deleteFrom('outbox').where('id', '=', id).execute(),
    (error) => isWorthRepeating(error) || isConnectionLost(error),
    writeRetries,
  );
}

/** Waits before the next attempt, in seconds: the schedule of Standard Webhooks. Its sum is three days. */
const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Sets the time of the next attempt, or gives the message up if there was the last one, or no other would help. */
export async function postpone(
  db: Database,
  { id, attempt }: TakenMessage,
  isFinal: boolean,
): Promise<'later' | 'never'> {
  const pause = pauses[attempt - 1];
  const gaveUp = isFinal || pause === undefined;
  // All that failed together, because the receiver was away, would otherwise come back together.
  const seconds = (pause ?? 0) * (1 + Math.random() / 5);
  await db
    .updateTable('outbox')
    .set(gaveUp ? { given_up_at: sql<Date>`current_timestamp` } : { due_at: inSeconds(seconds) })
    .where('id', '=', id)
    .execute();
  return gaveUp ? 'never' : 'later';
}

/** Makes all messages due that were given up. @returns how many there were */
export async function retryGivenUp(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ given_up_at: null, attempts: 0, due_at: sql<Date>`current_timestamp` })
    .where('given_up_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Numbers about the outbox. */
export interface OutboxFigures {
  /** Messages that wait. */
  readonly waiting: number;
  /** Time for which the oldest of them has waited, in seconds. */
  readonly oldestSeconds: number;
  /** Messages that were given up. */
  readonly givenUp: number;
}

/** Counts the messages in the outbox. */
export async function outboxFigures(db: Database): Promise<OutboxFigures> {
  const count = async (op: 'is' | 'is not') => {
    const { number } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('number'))
      .where('given_up_at', op, null)
      .executeTakeFirstOrThrow();
    return Number(number);
  };
  const oldest = await db
    .selectFrom('outbox')
    .select(['created_at', sql<Date>`current_timestamp`.as('now')])
    .where('given_up_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return {
    waiting: await count('is'),
    oldestSeconds: oldest ? (Number(oldest.now) - Number(oldest.created_at)) / 1000 : 0,
    givenUp: await count('is not'),
  };
}
