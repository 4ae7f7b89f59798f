import { isSiteKey, siteFor, type Submission } from '@crema/flow-domain';
import * as v from 'valibot';

/**
 * Who registers: somebody new, who gets an account with this password; a guest, who orders in the checkout without one;
 * or a customer who is logged in, whose data the registration changes.
 */
export type Registrant =
  | { readonly kind: 'newcomer'; readonly password: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly loginId: string };

const hasText = (value = '') => value.trim() !== '';

/** Whether a form is that of somebody new: a customer who is known is asked for none of this. */
const isOfNewcomer = ({ password, ...values }: Submission['values']) =>
  password !== undefined ||
  Object.entries(values).some(([name, value]) => name.startsWith('personalData.') && hasText(value));

/**
 * Who a registration is for. Whose data changes is decided by the visitor's login alone; nothing in the form names a
 * customer. `undefined` for one that only a customer can make, where nobody is logged in.
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
    // Where there is no card everybody is told so, logged in or not.
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
 * Whether the body of a call asks for what only a customer can have, whatever else is wrong with it: that nobody is logged in is said
 * before what is malformed.
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
