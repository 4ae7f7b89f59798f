import type { Address, RegistrationRequest } from '@crema/flow-domain';
import { sql } from 'kysely';
import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';
import { newAddress, noAddress } from './save-address.ts';

/** The form of a card, and the receiver and full address of a plastic one. */
export interface SelectedCard {
  readonly site: string;
  readonly selection: NonNullable<RegistrationRequest['cardSelection']>;
  readonly sentTo: Readonly<Address>;
}

/**
 * Returns the writes for a customer's loyalty card. If the customer already has a card, the latest choice of its form counts. A
 * telephone number stays if the customer does not enter another one.
 */
export function newCard(
  db: Database,
  loginId: string,
  { site, selection: { layout, phoneNumber = '' }, sentTo }: SelectedCard,
): readonly Write[] {
  const statement = db
    .insertInto('loyalty_card')
    .values({ login_id: loginId, site, layout, phone_number: phoneNumber === '' ? null : phoneNumber })
    .onConflict((conflict) =>
      conflict.column('login_id').doUpdateSet((row) => ({
        site,
        layout,
        phone_number: row.fn.coalesce(row.ref('excluded.phone_number'), row.ref('loyalty_card.phone_number')),
        chosen_at: sql<Date>`current_timestamp`,
      })),
    );
  return [
    ['new_card', statement],
    layout === 'PLASTIC' ? newAddress(db, loginId, 'card', sentTo) : noAddress(db, loginId, 'card'),
  ];
}
