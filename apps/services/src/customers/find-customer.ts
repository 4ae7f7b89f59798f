import type { PageCustomer } from '@crema/flow-domain';
import type { Database } from '../database/schema.ts';
import { findCustomerInfo } from './find-customer-info.ts';

/** The customer of a login id, as the app is told when it is asked for a page (Registration §3, customer info). */
export async function findCustomer(db: Database, loginId: string): Promise<PageCustomer | undefined> {
  const [info, member, card] = await Promise.all([
    findCustomerInfo(db, loginId),
    db.selectFrom('community_member').select('login_id').where('login_id', '=', loginId).executeTakeFirst(),
    db.selectFrom('loyalty_card').select('layout').where('login_id', '=', loginId).executeTakeFirst(),
  ]);
  const cardLayout = card?.layout === 'PLASTIC' ? 'PLASTIC' : 'DIGITAL';
  return info && { ...info, ...(member && { isCommunityMember: true }), ...(card && { cardLayout }) };
}
