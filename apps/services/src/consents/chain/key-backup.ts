import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { keysExpired } from '../../settings/backup-sentences.ts';
import { ForOperator } from '../../settings/for-operator.ts';

const day = 24 * 60 * 60 * 1000;

/** How long customers' keys may be kept apart from the database: for so long a backup can bring back who was erased. */
export const keyBackupDays = 35;

const backup = v.object({
  expires: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
  secret: v.optional(v.string()),
  keys: v.array(v.object({ login_id: v.string(), wrapped: v.string() })),
});

/** A copy of customers' keys. */
export type KeyBackup = v.InferOutput<typeof backup>;

/**
 * Writes down the customers' keys, as they are stored, with the day on which the copy is no longer taken.
 * @param secret what proves consents, where it shall go with them
 */
export async function backUpKeys(db: Database, now: Date, secret?: string): Promise<string> {
  const keys = await db
    .selectFrom('customer_key')
    .select(['login_id', 'wrapped'])
    .orderBy('login_id')
    .execute();
  const expires = new Date(now.getTime() + keyBackupDays * day).toISOString();
  return JSON.stringify({ expires, secret, keys });
}

/** Reads such a copy. @throws {ForOperator} for a file that is none */
export function readKeyBackup(text: string): KeyBackup {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), backup), text);
  if (!read.success) throw new ForOperator('This file holds no keys of customers.');
  return read.output;
}

/** Whether the time has passed in which a copy may be used. */
export const isExpired = ({ expires }: KeyBackup, now: Date): boolean => expires.getTime() < now.getTime();

/**
 * Puts back the keys that are missing of customers there are.
 * @returns how many
 * @throws {ForOperator} for a copy that has expired
 */
export async function restoreKeys(db: Database, copy: KeyBackup, now: Date): Promise<number> {
  if (isExpired(copy, now)) throw new ForOperator(keysExpired(copy.expires));
  const { keys } = copy;
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
