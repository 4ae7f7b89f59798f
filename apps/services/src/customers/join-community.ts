import type { Write } from '../database/in-one-statement.ts';
import type { Transaction } from '../database/schema.ts';

/** Makes a customer a member of the community; who is one already stays one since then. */
export function joinCommunity(tx: Transaction, loginId: string, site: string): Write {
  const statement = tx
    .insertInto('community_member')
    .values({ login_id: loginId, site })
    .onConflict((conflict) => conflict.column('login_id').doNothing());
  return ['membership', statement];
}
