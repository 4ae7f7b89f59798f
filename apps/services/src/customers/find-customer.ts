import type { Database } from '../database/schema.ts';

/**
 * What a page shows of a customer it knows (Registration §3, customer info). It stands in the page's source, so nothing is
 * in it that no page shows.
 */
export interface KnownCustomer {
  readonly salutation?: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The customer of a login id. */
export async function findCustomer(db: Database, loginId: string): Promise<KnownCustomer | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['salutation', 'first_name', 'last_name'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...(row.salutation === null ? {} : { salutation: row.salutation }),
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
  };
}
