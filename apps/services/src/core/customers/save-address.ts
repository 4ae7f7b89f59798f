import { randomUUID } from 'node:crypto';
import type { Address } from '@crema/flow-domain';
import { sql } from 'kysely';
import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';
import { toAddressRow } from '../database/columns.ts';

/** The purpose of a customer's address: the invoice, or the delivery of the plastic card. */
export type AddressPurpose = 'invoice' | 'card';

const upsert = (db: Database, loginId: string, purpose: AddressPurpose, address: Readonly<Address>) => {
  const parts = toAddressRow(address);
  return db
    .insertInto('address')
    .values({ id: randomUUID(), login_id: loginId, purpose, ...parts })
    .onConflict((conflict) =>
      conflict
        .columns(['login_id', 'purpose'])
        .doUpdateSet({ ...parts, saved_at: sql<Date>`current_timestamp` }),
    )
    .returning('id');
};

/** Returns the write that replaces a customer's address for a purpose. Every part of the address is replaced. */
export function newAddress(
  db: Database,
  loginId: string,
  purpose: AddressPurpose,
  address: Readonly<Address>,
): Write {
  return [`${purpose}_address`, upsert(db, loginId, purpose, address)];
}

/**
 * Saves only an address, as `newAddress` does.
 * @returns its uuid, which stays the same when an address is replaced
 */
export async function saveAddress(
  db: Database,
  loginId: string,
  purpose: AddressPurpose,
  address: Readonly<Address>,
): Promise<string> {
  const { id } = await upsert(db, loginId, purpose, address).executeTakeFirstOrThrow();
  return id;
}

/** Returns the write that removes a customer's address for a purpose. */
export function noAddress(db: Database, loginId: string, purpose: AddressPurpose): Write {
  const statement = db.deleteFrom('address').where('login_id', '=', loginId).where('purpose', '=', purpose);
  return [`no_${purpose}_address`, statement];
}
