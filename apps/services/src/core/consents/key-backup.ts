import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/schema.ts';
import { keysChanged, keysExpired } from './consent-sentences.ts';
import { ForOperator } from '../log/log.ts';
import type { ChainKey, ConsentKeys } from './chain-keys.ts';

const day = 24 * 60 * 60 * 1000;

/** How many days a copy of customers' keys can be used. During this time a backup can restore an erased customer. */
export const keyBackupDays = 35;

const copyOfKeys = v.object({
  /** ISO 8601, in UTC. */
  expires: v.pipe(v.string(), v.isoTimestamp()),
  /** The id of the secret that authenticates the copy. */
  keyId: v.string(),
  keys: v.array(v.object({ login_id: v.string(), wrapped: v.string() })),
  mac: v.string(),
});

/** A copy of customers' keys. The keys are wrapped by the consent secret, which the copy does not hold. */
type KeyBackup = v.InferOutput<typeof copyOfKeys>;

/** Authenticates the expiry together with the keys, so that only the holder of the secret can extend a copy. */
function macOfCopy({ copies }: ChainKey, { expires, keyId, keys }: Omit<KeyBackup, 'mac'>): string {
  const rows = keys.map(({ login_id, wrapped }) => [login_id, wrapped]);
  return createHmac('sha256', copies)
    .update(JSON.stringify([expires, keyId, rows]))
    .digest('base64');
}

/** Returns a copy of the customers' keys as JSON. It expires after 35 days. */
export async function backUpKeys(db: Database, { present }: ConsentKeys, now: Date): Promise<string> {
  const keys = await db
    .selectFrom('customer_key')
    .select(['login_id', 'wrapped'])
    .orderBy('login_id')
    .execute();
  const expires = new Date(now.getTime() + keyBackupDays * day).toISOString();
  const copy = { expires, keyId: present.id, keys };
  return JSON.stringify({ ...copy, mac: macOfCopy(present, copy) });
}

/**
 * Reads a copy of customers' keys.
 * @throws {ForOperator} if the text is no copy, if it was changed, or if it has expired
 */
export function readKeyBackup(text: string, { known }: ConsentKeys, now: Date): KeyBackup {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), copyOfKeys), text);
  const secret = read.success ? known.get(read.output.keyId) : undefined;
  if (!read.success || !secret) throw new ForOperator(keysChanged);
  const [given, right] = [read.output.mac, macOfCopy(secret, read.output)].map((mac) => Buffer.from(mac));
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new ForOperator(keysChanged);
  }
  const expires = new Date(read.output.expires);
  if (expires < now) throw new ForOperator(keysExpired(expires));
  return read.output;
}

/**
 * Restores the keys of existing customers whose keys are missing.
 * @returns how many keys it restored
 */
export async function restoreKeys(db: Database, { keys }: KeyBackup): Promise<number> {
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
