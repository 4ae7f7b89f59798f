import { isSiteKey, siteFor, type Submission } from '@crema/flow-domain';
import * as v from 'valibot';

/**
 * The shopper who registers: a newcomer, who gets an account with this password; a guest, who orders in the checkout without one;
 * or a customer who is logged in, whose data the registration changes.
 */
export type Registrant =
  | { readonly kind: 'newcomer'; readonly password: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly loginId: string };

const hasText = (value = '') => value.trim() !== '';

/** Returns true if the form is a newcomer's. A known customer is asked for none of these fields. */
const isOfNewcomer = ({ password, ...values }: Submission['values']) =>
  password !== undefined ||
  Object.entries(values).some(([name, value]) => name.startsWith('personalData.') && hasText(value));

/**
 * Returns the shopper whom a registration is for. The login alone decides whose data changes, and nothing in the form names a
 * customer. Returns `undefined` if only a customer can send it and no customer is logged in.
 * @param loggedInAs login id of the customer who sends it
 */
export function registrantOf(
  {
    flow,
    site,
    variant,
    subscription,
    values,
  }: Pick<Submission, 'flow' | 'site' | 'variant' | 'subscription' | 'values'>,
  loggedInAs: string | undefined,
): Registrant | undefined {
  const { password = '' } = values;
  if (flow === 'community-request' || (flow === 'loyalty-card' && !isOfNewcomer(values))) {
    if (loggedInAs !== undefined) return { kind: 'customer', loginId: loggedInAs };
    // A site without a card says so to every visitor.
    if (flow === 'community-request' || siteFor(site).loyaltyCard) return undefined;
  }
  // Blanks alone are no password, as in its rule.
  const guest = variant?.password === 'hidden' || (variant?.password !== 'required' && !hasText(password));
  // A subscription needs an account.
  return flow === 'checkout' && guest && subscription === undefined
    ? { kind: 'guest' }
    : { kind: 'newcomer', password };
}

const asked = v.object({
  flow: v.picklist(['community-request', 'loyalty-card']),
  site: v.optional(v.string()),
  password: v.optional(v.unknown()),
  personalData: v.optional(v.unknown()),
});

const isEmpty = (data: unknown) =>
  typeof data !== 'object' || data === null || Object.values(data).every((each) => each === '');

/**
 * Returns true if the request needs a logged-in customer. Checked before validation, so that 401 is reported before 400.
 */
export function asksForLogin(body: unknown): boolean {
  const read = v.safeParse(asked, body);
  if (!read.success) return false;
  const { flow, site, password, personalData } = read.output;
  const values = {
    ...(password === undefined ? {} : { password: '' }),
    'personalData.firstName': isEmpty(personalData) ? '' : 'somebody',
  };
  return registrantOf({ flow, site: isSiteKey(site) ? site : 'DE', values }, undefined) === undefined;
}
