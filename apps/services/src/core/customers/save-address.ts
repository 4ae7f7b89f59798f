import { randomUUID } from 'node:crypto';
import type { Address } from '@crema/flow-domain';
import { sql } from 'kysely';
import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';
import { toAddressRow } from '../database/address-columns.ts';

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

/** The address a customer has for a purpose from now on, in place of the one before. All of its parts are the new ones. */
export function newAddress(
  db: Database,
  loginId: string,
  purpose: AddressPurpose,
  address: Readonly<Address>,
): Write {
  return [`${purpose}_address`, upsert(db, loginId, purpose, address)];
}

/**
 * Saves an address as `newAddress` has it, alone.
 * @returns its uuid, which is the one before's where there was one.
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

/** Forgets the address a customer has for a purpose. */
export function noAddress(db: Database, loginId: string, purpose: AddressPurpose): Write {
  const statement = db.deleteFrom('address').where('login_id', '=', loginId).where('purpose', '=', purpose);
  return [`no_${purpose}_address`, statement];
}
