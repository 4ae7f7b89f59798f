import type { Database, Transaction } from '../../database/schema.ts';
import { type ChainEnd, noChain } from './append.ts';

/** Asks where the chain of a customer ends; a row, or none where it has not begun. */
export const chainEndQuery = (db: Database | Transaction, loginId: string) =>
  db
    .selectFrom('consent_event')
    .leftJoin('customer_key', 'customer_key.login_id', 'consent_event.login_id')
    .where('consent_event.login_id', '=', loginId)
    .select(['consent_event.seq', 'consent_event.mac', 'customer_key.wrapped'])
    .orderBy('consent_event.seq', 'desc')
    .limit(1);

/** Where the chain of a customer ends. Hold the customer's lock before you ask. */
export async function chainEnd(db: Database | Transaction, loginId: string): Promise<ChainEnd> {
  return (await chainEndQuery(db, loginId).executeTakeFirst()) ?? noChain;
}
