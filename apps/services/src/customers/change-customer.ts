import type { RegistrationRequest } from '@crema/flow-domain';
import type { Write } from '../database/writes.ts';
import type { Transaction } from '../database/schema.ts';

/**
 * Keeps everybody else away from a customer until the transaction ends, so that what is judged is what is changed.
 * @returns whether there is such a customer.
 */
export async function lockCustomer(tx: Transaction, loginId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customer')
    .select('login_id')
    .where('login_id', '=', loginId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds to a customer what a later registration brings; what it does not bring stays. */
export function addToCustomer(
  tx: Transaction,
  loginId: string,
  { cardMembership = false, subscription }: Pick<RegistrationRequest, 'cardMembership' | 'subscription'>,
): readonly Write[] {
  if (!cardMembership && subscription === undefined) return [];
  const statement = tx
    .updateTable('customer')
    .set({
      ...(cardMembership ? { card_membership: true } : {}),
      ...(subscription === undefined ? {} : { subscription }),
    })
    .where('login_id', '=', loginId);
  return [['customer_addition', statement]];
}
