import type { RegistrationRequest } from '@crema/flow-domain';
import { says } from './says.ts';

/**
 * Who registers: somebody new, who gets an account with this password; a guest, who orders in the checkout without one;
 * or a customer who is logged in, whose data the registration changes.
 */
export type Registrant =
  | { readonly kind: 'newcomer'; readonly password: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly loginId: string };

/** Whether a request is that of somebody new: a customer who is known is asked for none of this. */
const isOfNewcomer = ({ password, personalData }: RegistrationRequest) =>
  says(password) || says(personalData);

/**
 * Who a registration is for. Whose data changes is decided by the visitor's login alone; nothing in the request names a
 * customer. `undefined` for a request that only a customer can make, where nobody is logged in.
 * @param loggedInAs login id of the customer who sends it
 */
export function registrantOf(
  request: RegistrationRequest,
  loggedInAs: string | undefined,
): Registrant | undefined {
  const { flow, variant, password = '' } = request;
  if (flow === 'community-request') {
    return loggedInAs === undefined ? undefined : { kind: 'customer', loginId: loggedInAs };
  }
  if (flow === 'loyalty-card' && loggedInAs !== undefined && !isOfNewcomer(request)) {
    return { kind: 'customer', loginId: loggedInAs };
  }
  // Blanks alone are no password, as in its rule.
  const guest = variant?.password === 'hidden' || (variant?.password !== 'required' && !says(password));
  return flow === 'checkout' && guest ? { kind: 'guest' } : { kind: 'newcomer', password };
}
