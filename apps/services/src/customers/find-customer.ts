import { type CustomerName, isSalutation } from '@crema/flow-domain';
import type { Database } from '../database/schema.ts';

/** The customer of a login id, as pages greet them (Registration §3, customer info). */
export async function findCustomer(db: Database, loginId: string): Promise<CustomerName | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['salutation', 'first_name', 'last_name'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (!row) return undefined;
  const salutation = row.salutation ?? undefined;
  return {
    ...(isSalutation(salutation) && { salutation }),
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
  };
}
