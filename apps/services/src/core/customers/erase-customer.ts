import type { ConsentKeys } from '../consents/chain-keys.ts';
import type { ChainNote } from '../consents/chain-notes.ts';
import { appendErasure, chainEnd } from '../consents/chain.ts';
import type { Database } from '../database/schema.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import { noChannels, type OpenChannels, toOutbox } from '../outbox/outbox.ts';
import { removeAccount } from '../identity/sql-identity.ts';
import { lockCustomer } from './save-customer.ts';

const tables = [
  'address',
  'loyalty_card',
  'community_member',
  'session',
  'claim',
  'outcome',
  'confirmation',
  'outbox',
  'customer_key',
  'customer',
] as const;

/**
 * Erases a customer. Removes the account, the addresses and all selections, and destroys the key of the consents. The sealed
 * records of consents stay. They can never be read again, and still prove that no record was changed. A customer without consents
 * gets only a record of the erasure, so that it can be repeated after a restore.
 * @param channels the channels by which other systems hear of it
 * @returns whether the customer existed
 */
export async function eraseCustomer(
  db: Database,
  keys: ConsentKeys,
  loginId: string,
  now: Date,
  channels: OpenChannels = noChannels,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    if (!(await lockCustomer(tx, loginId))) return false;
    const end = await chainEnd(tx, loginId);
    // A restore brought back a customer who was erased before. The chain already has its last record.
    const ended = end.seq !== null && (await isErased(tx, loginId, end.seq));
    await inOneStatement(tx, [
      removeAccount(tx, loginId),
      ...(ended ? [] : appendErasure(tx, { keys, loginId, end, now })),
      ...tables.map(
        (table) => [`no_${table}`, tx.deleteFrom(table).where('login_id', '=', loginId)] as const,
      ),
      [
        'no_outcome_word',
        tx
          .deleteFrom('outcome_word')
          .where('id', 'in', tx.selectFrom('outcome').select('id').where('login_id', '=', loginId)),
      ],
      ['no_event', tx.deleteFrom('event').where('customer', '=', loginId)],
      ...toOutbox(tx, channels, [{ kind: 'webhook', name: 'customer.erased', loginId, facts: {} }]),
    ]);
    return true;
  });
}

/** Returns true if the login id is that of an erased customer. */
export async function wasErased(db: Database, loginId: string): Promise<boolean> {
  const { seq } = await chainEnd(db, loginId);
  return seq !== null && (await isErased(db, loginId, seq));
}

/** Returns true if the record at this position of a chain is that of an erasure. */
async function isErased(db: Database, loginId: string, seq: number): Promise<boolean> {
  const row = await db
    .selectFrom('consent_event')
    .select('sealed')
    .where('login_id', '=', loginId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.sealed === null;
}

/** An erased customer, and the time of the erasure. */
interface Erased {
  readonly loginId: string;
  readonly at: Date;
}

/** Returns customers who exist although a note outside the database says that they were erased. A backup has brought them back. */
export async function erasedButThere(db: Database, notes: readonly ChainNote[]): Promise<readonly Erased[]> {
  const times = new Map(
    notes.flatMap(({ loginId, erasedAt }) =>
      erasedAt === null ? [] : [[loginId, new Date(erasedAt)] as const],
    ),
  );
  const erased = [...times.keys()];
  const found: Erased[] = [];
  for (let from = 0; from < erased.length; from += 500) {
    const rows = await db
      .selectFrom('customer')
      .select('login_id')
      .where('login_id', 'in', erased.slice(from, from + 500))
      .execute();
    found.push(...rows.map(({ login_id: loginId }) => ({ loginId, at: times.get(loginId) ?? new Date() })));
  }
  return found;
}
