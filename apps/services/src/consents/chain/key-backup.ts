import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { ForOperator } from '../../settings/for-operator.ts';

const day = 24 * 60 * 60 * 1000;

/** How long customers' keys may be kept apart from the database: for so long a backup can bring back who was erased. */
export const keyBackupDays = 35;

const backup = v.object({
  expires: v.pipe(v.string(), v.isoTimestamp()),
  keys: v.array(v.object({ login_id: v.string(), wrapped: v.string() })),
});

/** Writes down the customers' keys, as they are stored, with the day on which the copy is no longer taken. */
export async function backUpKeys(db: Database, now: Date): Promise<string> {
  const keys = await db
    .selectFrom('customer_key')
    .select(['login_id', 'wrapped'])
    .orderBy('login_id')
    .execute();
  return JSON.stringify({ expires: new Date(now.getTime() + keyBackupDays * day).toISOString(), keys });
}

/**
 * Puts back the keys that are missing of customers there are.
 * @returns how many
 * @throws {ForOperator} for a copy that has expired, or is none
 */
export async function restoreKeys(db: Database, text: string, now: Date): Promise<number> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), backup), text);
  if (!read.success) throw new ForOperator('This file holds no keys of customers.');
  const { expires, keys } = read.output;
  if (Date.parse(expires) < now.getTime()) {
    throw new ForOperator(`These keys expired on ${expires.slice(0, 10)} and are not taken.`);
  }
  let restored = 0;
  for (let from = 0; from < keys.length; from += 500) {
    const batch = keys.slice(from, from + 500);
    const known = await db
      .selectFrom('customer')
      .select('login_id')
      .where(
        'login_id',
        'in',
        batch.map(({ login_id }) => login_id),
      )
      .execute();
    const there = new Set(known.map(({ login_id }) => login_id));
    const rows = batch.filter(({ login_id }) => there.has(login_id));
    if (rows.length === 0) continue;
    const written = await db
      .insertInto('customer_key')
      .values(rows)
      .onConflict((conflict) => conflict.column('login_id').doNothing())
      .returning('login_id')
      .execute();
    restored += written.length;
  }
  return restored;
}
