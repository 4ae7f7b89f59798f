import type { CalendarDate } from '@crema/flow-domain';
import { sql } from 'kysely';
import { type ConsentReading, decidedConsents } from '../consents/customer-consents.ts';

/** A customer as the services know them, and tracking reports them. */
export interface TrackedCustomer {
  readonly loginId: string;
  readonly email: string;
  readonly salutation: string | undefined;
  /** ISO 8601 date. */
  readonly birthDate: string | undefined;
  readonly postalCode: string | undefined;
  readonly hasCard: boolean;
  readonly isCommunityMember: boolean;
  readonly isNewsletterSubscriber: boolean;
}

/** Finds what tracking reports of a customer. */
export async function findTrackedCustomer(
  services: ConsentReading,
  loginId: string,
): Promise<TrackedCustomer | undefined> {
  const [row, consents] = await Promise.all([
    services.db
      .selectFrom('customer')
      .leftJoin('loyalty_card', 'loyalty_card.login_id', 'customer.login_id')
      .leftJoin('community_member', 'community_member.login_id', 'customer.login_id')
      .leftJoin('address', (join) =>
        join.onRef('address.login_id', '=', 'customer.login_id').on('purpose', '=', 'invoice'),
      )
      .where('customer.login_id', '=', loginId)
      .select(['email', 'customer.salutation', 'card_membership', 'loyalty_card.layout', 'postal_code'])
      .select('community_member.site as community')
      .select(sql<string | null>`cast(birth_date as text)`.as('born'))
      .executeTakeFirst(),
    decidedConsents(services, loginId),
  ]);
  return (
    row && {
      loginId,
      email: row.email,
      salutation: row.salutation ?? undefined,
      birthDate: row.born ?? undefined,
      postalCode: row.postal_code ?? undefined,
      hasCard: row.card_membership || row.layout !== null,
      isCommunityMember: row.community !== null,
      isNewsletterSubscriber: consents.some(({ kind, granted }) => kind === 'newsletter' && granted),
    }
  );
}

/** Returns the age in whole years on a day. A birthday on 29 February is on 1 March in common years. */
export function ageOn(birthDate: string, today: CalendarDate): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const isBefore = today.month < month || (today.month === month && today.day < day);
  return today.year - year - (isBefore ? 1 : 0);
}

/** Returns a postal code of which only the first two characters are legible: `20***`. */
export const anonymousZip = (code: string): string => code.slice(0, 2).padEnd(code.length, '*');
