import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';

/** Makes a customer a member of the community; who is one already stays one since then. */
export function joinCommunity(db: Database, loginId: string, site: string): Write {
  const statement = db
    .insertInto('community_member')
    .values({ login_id: loginId, site })
    .onConflict((conflict) => conflict.column('login_id').doNothing());
  return ['membership', statement];
}
