import type { Address, RegistrationRequest } from '@crema/flow-domain';
import { sql } from 'kysely';
import { toPersonRow } from '../database/columns.ts';
import type { Database, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import { newAddress, noAddress } from './save-address.ts';

/**
 * Locks a customer until the transaction ends, so that no other request changes the data between the check and the write.
 * @returns whether the customer exists
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

/** Adds the values of a later registration to a customer. Values that it does not have stay as they are. */
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

type Born = NonNullable<RegistrationRequest['personalData']['birthDate']>;

/** Returns a judged birth date as ISO 8601 writes it. The rules refuse one without a part, or before 1900. */
function isoDate({ year, month, day }: Born): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns the write of the customer that a registration describes. A guest is a customer without an account. */
export function newCustomer(
  db: Database,
  loginId: string,
  request: RegistrationRequest,
  { guest }: { readonly guest: boolean },
): Write {
  const { flow, site, locale, email, personalData, cardMembership, subscription } = request;
  const statement = db.insertInto('customer').values({
    login_id: loginId,
    site,
    locale,
    flow,
    email,
    salutation: personalData.salutation ?? null,
    ...toPersonRow(personalData),
    birth_date: personalData.birthDate ? isoDate(personalData.birthDate) : null,
    card_membership: cardMembership ?? false,
    guest,
    subscription: subscription ?? null,
  });
  return ['new_customer', statement];
}

/** Makes a customer a member of the community. The date of an existing membership stays. */
export function joinCommunity(db: Database, loginId: string, site: string): Write {
  const statement = db
    .insertInto('community_member')
    .values({ login_id: loginId, site })
    .onConflict((conflict) => conflict.column('login_id').doNothing());
  return ['membership', statement];
}

/** The form of a card, and the receiver and full address of a plastic one. */
export interface SelectedCard {
  readonly site: string;
  readonly selection: NonNullable<RegistrationRequest['cardSelection']>;
  readonly sentTo: Readonly<Address>;
  /** The number of a new card. */
  readonly number: string | undefined;
}

/**
 * Returns the writes for a customer's loyalty card. If the customer already has a card, the latest choice of its form counts. Its
 * number stays, and so does a telephone number if the customer does not enter another one.
 */
export function newCard(
  db: Database,
  loginId: string,
  { site, selection: { layout, phoneNumber = '' }, sentTo, number }: SelectedCard,
): readonly Write[] {
  const statement = db
    .insertInto('loyalty_card')
    .values({
      login_id: loginId,
      site,
      layout,
      number: number ?? null,
      phone_number: phoneNumber === '' ? null : phoneNumber,
    })
    .onConflict((conflict) =>
      conflict.column('login_id').doUpdateSet((row) => ({
        site,
        layout,
        number: row.fn.coalesce(row.ref('loyalty_card.number'), row.ref('excluded.number')),
        phone_number: row.fn.coalesce(row.ref('excluded.phone_number'), row.ref('loyalty_card.phone_number')),
        chosen_at: sql<Date>`current_timestamp`,
      })),
    );
  return [
    ['new_card', statement],
    layout === 'PLASTIC' ? newAddress(db, loginId, 'card', sentTo) : noAddress(db, loginId, 'card'),
  ];
}
