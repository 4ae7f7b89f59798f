import { type RawBuilder, sql } from 'kysely';
import type { Claim } from '../database/claims.ts';
import type { Database, Transaction } from '../database/schema.ts';

/** A request that was answered with success. */
export interface AnsweredRequest {
  readonly key: string;
  readonly fingerprint: string;
  readonly loginId: string;
  readonly answer: string;
}

/** The request that was answered under a key. */
export async function findAnswered(db: Database, key: string): Promise<AnsweredRequest | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'login_id', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { key, fingerprint: row.fingerprint, loginId: row.login_id, answer: row.answer };
}

// How long the same content is the same registration, for a page that has no memory of the first.
const lately = sql<Date>`current_timestamp - interval '10 minutes'`;

/**
 * The same request, answered under another key within the last ten minutes: sent by "Back" and a second press from a page
 * that has no memory of the first.
 */
export async function findAnsweredLately(
  db: Database,
  fingerprint: string,
): Promise<AnsweredRequest | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['key', 'login_id', 'answer'])
    .where('created_at', '>', lately)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row && { key: row.key, fingerprint, loginId: row.login_id, answer: row.answer };
}

const insertOf = ({ key, fingerprint, loginId, answer }: AnsweredRequest) =>
  sql`insert into idempotency_key (key, fingerprint, login_id, answer)
    select cast(${key} as uuid), cast(${fingerprint} as text), cast(${loginId} as uuid), cast(${answer} as text) from limits`;

const claimBy = (statement: RawBuilder<unknown>): Claim => ({ name: 'claimed_key', statement, rows: 1 });

/** Claims a key for good. Who comes second with the same key waits for the first, and does not get it. */
export const claimKey = (request: AnsweredRequest): Claim =>
  claimBy(sql`${insertOf(request)} on conflict (key) do nothing returning key`);

/** Claims the key that a request has by its content, as `claimKey` does. It is free again after ten minutes. */
export const claimContentKey = (request: AnsweredRequest): Claim =>
  claimBy(sql`${insertOf(request)}
    on conflict (key) do update set fingerprint = excluded.fingerprint, login_id = excluded.login_id,
      answer = excluded.answer, created_at = current_timestamp
    where idempotency_key.created_at <= ${lately}
    returning key`);

/**
 * Claims a key as `claimKey` does, for a customer who is logged in, and keeps everybody else away from that customer until the
 * transaction ends, as `lockCustomer` does.
 * @returns whether there is such a customer, and whether the key is ours
 */
export async function claimKeyOfCustomer(
  tx: Transaction,
  { key, fingerprint, loginId, answer }: AnsweredRequest,
): Promise<{ readonly known: boolean; readonly claimed: boolean }> {
  const { rows } = await sql<{ known: boolean; claimed: boolean }>`
    with locked as (
      select login_id from customer where login_id = ${loginId} for no key update
    ), claimed as (
      insert into idempotency_key (key, fingerprint, login_id, answer)
      select cast(${key} as uuid), cast(${fingerprint} as text), login_id, cast(${answer} as text) from locked
      on conflict (key) do nothing
      returning key
    )
    select exists (select 1 from locked) as known, exists (select 1 from claimed) as claimed`.execute(tx);
  return rows[0] ?? { known: false, claimed: false };
}
