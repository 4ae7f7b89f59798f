import type { Address, RegistrationRequest } from '@crema/flow-domain';
import { sql } from 'kysely';
import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';
import { newAddress, noAddress } from './save-address.ts';

/** How a card is carried and, for a plastic one, where it is sent to: receiver and address in full. */
export interface SelectedCard {
  readonly site: string;
  readonly selection: NonNullable<RegistrationRequest['cardSelection']>;
  readonly sentTo: Readonly<Address>;
}

/**
 * How a customer carries the loyalty card from now on. Who has one already and chooses again is carried by the latest choice;
 * a telephone number that was not given again stays.
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
