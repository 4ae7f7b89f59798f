import type { Database } from '../src/core/database/schema.ts';
import type { Seen } from './shoppers.ts';

/** The comparison of the database with the acknowledged registrations. */
export interface Found {
  /** Acknowledged registrations whose customer exists once, under the id of the response. */
  readonly once: number;
  /** E-mail addresses of acknowledged registrations whose customer does not exist like that. */
  readonly wrong: readonly string[];
  /** Customers in the database whose registration was never acknowledged, although every shopper retries until it is. */
  readonly untold: number;
}

/** Compares the database with the responses to a crowd. */
export async function exactlyOnce(db: Database, { acknowledged, begun }: Seen): Promise<Found> {
  const rows = await db
    .selectFrom('customer')
    .leftJoin('claim', 'claim.login_id', 'customer.login_id')
    .select(['customer.email', 'customer.login_id', 'claim.key'])
    .execute();
  const byEmail = new Map<string, typeof rows>();
  for (const row of rows) byEmail.set(row.email, [...(byEmail.get(row.email) ?? []), row]);
  const isOnce = ({ email, loginId }: Seen['acknowledged'][number]) => {
    const [row, ...others] = byEmail.get(email) ?? [];
    return others.length === 0 && row?.login_id === loginId && row.key !== null;
  };
  const told = new Set(acknowledged.map(({ email }) => email));
  return {
    once: acknowledged.filter(isOnce).length,
    wrong: acknowledged.filter((each) => !isOnce(each)).map(({ email }) => email),
    untold: begun.filter((email) => byEmail.has(email) && !told.has(email)).length,
  };
}
