import { randomUUID } from 'node:crypto';
import type { Address } from '@crema/flow-domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';
import { toAddressRow } from './address-row.ts';

/** What a customer's address is for: the invoice, or the plastic card that is sent there. */
export type AddressPurpose = 'invoice' | 'card';

/**
 * Saves the address a customer has for a purpose, in place of the one before. All of its parts are the new ones.
 * @returns its uuid, which is the one before's where there was one.
 */
export async function saveAddress(
  tx: Transaction,
  loginId: string,
  purpose: AddressPurpose,
  address: Readonly<Address>,
): Promise<string> {
  const parts = toAddressRow(address);
  const { id } = await tx
    .insertInto('address')
    .values({ id: randomUUID(), login_id: loginId, purpose, ...parts })
    .onConflict((conflict) =>
      conflict
        .columns(['login_id', 'purpose'])
        .doUpdateSet({ ...parts, saved_at: sql<Date>`current_timestamp` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets the address a customer has for a purpose. */
export async function removeAddress(
  tx: Transaction,
  loginId: string,
  purpose: AddressPurpose,
): Promise<void> {
  await tx.deleteFrom('address').where('login_id', '=', loginId).where('purpose', '=', purpose).execute();
}
