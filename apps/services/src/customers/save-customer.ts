import type { RegistrationRequest } from '@crema/flow-domain';
import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';

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
