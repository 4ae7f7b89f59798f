import type { Database } from '../database/schema.ts';

/** What a page shows of a customer it knows (Registration §3, customer info). */
export interface KnownCustomer {
  readonly salutation?: string;
  readonly firstName?: string;
  readonly lastName: string;
  readonly email: string;
}

/** The customer of a login id. */
export async function findCustomer(db: Database, loginId: string): Promise<KnownCustomer | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['salutation', 'first_name', 'last_name', 'email'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...(row.salutation === null ? {} : { salutation: row.salutation }),
    ...(row.first_name === null ? {} : { firstName: row.first_name }),
    lastName: row.last_name ?? '',
    email: row.email,
  };
}
