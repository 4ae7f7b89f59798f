import type { PageCustomer } from '@crema/flow-domain';
import type { Database } from '../database/schema.ts';
import { findCustomerInfo } from './find-customer-info.ts';

/** The customer of a login id, as the app is told when it is asked for a page (Registration §3, customer info). */
export async function findCustomer(db: Database, loginId: string): Promise<PageCustomer | undefined> {
  const has = (table: 'community_member' | 'loyalty_card') =>
    db.selectFrom(table).select('login_id').where('login_id', '=', loginId).executeTakeFirst();
  const [info, member, card] = await Promise.all([
    findCustomerInfo(db, loginId),
    has('community_member'),
    has('loyalty_card'),
  ]);
  return (
    info && { ...info, ...(member && { isCommunityMember: true }), ...(card && { hasLoyaltyCard: true }) }
  );
}
