import { appendErasure } from '../consents/chain/append.ts';
import { chainEnd } from '../consents/chain/chain-end.ts';
import type { ConsentKeys } from '../consents/chain/chain-keys.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';
import { removeAccount } from '../identity/remove-account.ts';
import { lockCustomer } from './change-customer.ts';

const tables = [
  'address',
  'loyalty_card',
  'community_member',
  'session',
  'claim',
  'customer_key',
  'customer',
] as const;

/**
 * Erases a customer: account, addresses and all that was selected are removed, and the key of their consents is destroyed. Of
 * those the sealed records stay, which nobody can read any more and which still prove that nothing was changed. Who never was asked
 * for a consent has a record of the erasure alone, by which a restore knows of it.
 * @returns whether there was such a customer
 */
export async function eraseCustomer(
  db: Database,
  keys: ConsentKeys,
  loginId: string,
  now: Date,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    if (!(await lockCustomer(tx, loginId))) return false;
    const end = await chainEnd(tx, loginId);
    // A chain that was ended before was brought back by a restore; it has its last record.
    const ended = end.seq !== null && (await isErased(tx, loginId, end.seq));
    await inOneStatement(tx, [
      removeAccount(tx, loginId),
      ...(ended ? [] : appendErasure(tx, { keys, loginId, end, now })),
      ...tables.map(
        (table) => [`no_${table}`, tx.deleteFrom(table).where('login_id', '=', loginId)] as const,
      ),
    ]);
    return true;
  });
}

/** Whether somebody was a customer and was erased. */
export async function wasErased(db: Database, loginId: string): Promise<boolean> {
  const { seq } = await chainEnd(db, loginId);
  return seq !== null && (await isErased(db, loginId, seq));
}

/** Whether a chain has the record of an erasure at this place. */
async function isErased(db: Database, loginId: string, seq: number): Promise<boolean> {
  const row = await db
    .selectFrom('consent_event')
    .select('sealed')
    .where('login_id', '=', loginId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.sealed === null;
}
