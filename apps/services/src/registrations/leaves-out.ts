import type { RegistrationRequest } from '@crema/flow-domain';
import { says } from './says.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isLost(sent: unknown, kept: unknown): boolean {
  if (!isObject(sent)) return says(sent) && kept === undefined;
  const entries = new Map<string, unknown>(isObject(kept) ? Object.entries(kept) : []);
  return Object.entries(sent).some(([key, value]) => isLost(value, entries.get(key)));
}

const partsOf = (request: RegistrationRequest) => {
  const { password, personalData, address, cardMembership, cardSelection } = request;
  // Digital is how every card begins (Registration §4), so by itself it says nothing.
  const digital = cardSelection?.layout === 'DIGITAL';
  return {
    password,
    personalData,
    address,
    cardMembership,
    cardSelection: digital ? { ...cardSelection, layout: '' } : cardSelection,
  };
};

/**
 * Whether a request holds an answer that nothing would keep, because its form asks for no such thing. To acknowledge it
 * would be a promise. Two parts are apart: the answer to a consent that is not shown is evidence of nothing, and the
 * e-mail address, which every request carries, is known of a customer.
 */
export function leavesOut(sent: RegistrationRequest, kept: RegistrationRequest): boolean {
  return isLost(partsOf(sent), partsOf(kept));
}
