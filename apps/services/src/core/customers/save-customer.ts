import type { RegistrationRequest } from '@crema/flow-domain';
import type { Database, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';

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

type Parts = NonNullable<RegistrationRequest['personalData']['birthDate']>;

function isoDate({ year, month, day }: Parts): string | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/** The customer a registration describes; a guest is one without an account. */
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
    first_name: personalData.firstName ?? null,
    last_name: personalData.lastName ?? null,
    company_name: personalData.companyName ?? null,
    birth_date: personalData.birthDate ? isoDate(personalData.birthDate) : null,
    card_membership: cardMembership ?? false,
    guest,
    subscription: subscription ?? null,
  });
  return ['new_customer', statement];
}

/** Makes a customer a member of the community; who is one already stays one since then. */
export function joinCommunity(db: Database, loginId: string, site: string): Write {
  const statement = db
    .insertInto('community_member')
    .values({ login_id: loginId, site })
    .onConflict((conflict) => conflict.column('login_id').doNothing());
  return ['membership', statement];
}
