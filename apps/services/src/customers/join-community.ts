import type { Transaction } from '../database/schema.ts';

/** Makes a customer a member of the community; who is one already stays one since then. */
export async function joinCommunity(tx: Transaction, loginId: string, site: string): Promise<void> {
  await tx
    .insertInto('community_member')
    .values({ login_id: loginId, site })
    .onConflict((conflict) => conflict.column('login_id').doNothing())
    .execute();
}
