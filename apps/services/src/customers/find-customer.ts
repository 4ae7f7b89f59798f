import { type CustomerName, isSalutation } from '@crema/flow-domain';
import type { Database } from '../database/schema.ts';

/** The customer of a login id, as pages greet them (Registration §3, customer info). */
export async function findCustomer(db: Database, loginId: string): Promise<CustomerName | undefined> {
  const row = await db
    .selectFrom('customer as c')
    .leftJoin('community_member as m', 'm.login_id', 'c.login_id')
    .select(['c.salutation', 'c.first_name', 'c.last_name', 'm.login_id as member'])
    .where('c.login_id', '=', loginId)
    .executeTakeFirst();
  if (!row) return undefined;
  const salutation = row.salutation ?? undefined;
  return {
    ...(isSalutation(salutation) && { salutation }),
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    ...(row.member === null ? {} : { isCommunityMember: true }),
  };
}
