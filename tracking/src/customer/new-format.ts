import type { CustomerFields } from '../channels/channel.ts';
import type { Identity, KnownCustomer } from './known-customer.ts';
import { at, card, collect, flag, joined, numberOrText, text, words } from './read-values.ts';
import type { Row } from './read-values.ts';

const identity: readonly Row<keyof Identity, string>[] = [
  ['customer.identifiers.partnerGuid', 'customer_id', text],
  ['customer.email.base64', 'email_base64', text],
];

const fields = (cardWord: string): readonly Row<string, string | number | boolean>[] => [
  ['tracking.customerTypes.overall', 'customer_type', text],
  ['tracking.customerValueSegments', 'customer_segment', joined],
  [`customer.${cardWord}CardStatus`, 'card_member', card],
  ['customer.statuses.isScoutUser', 'scout_user', flag],
  ['customer.statuses.isCommunityMember', 'community_member', flag],
  ['customer.statuses.isNewsletterSubscriber', 'newsletter_subscriber', flag],
  ['customer.statuses.isAppUser', 'app_user', flag],
  ['customer.age', 'age', numberOrText],
  ['customer.salutation', 'salutation', words({ MR: 'm', MRS: 'f', DIVERS: 'd' })],
  ['customer.anonymousZip', 'anonymous_zip', text],
  ['tracking.channelCode', 'channel_code', text],
  ['tracking.conversionProbabilityGroups', 'conversion_probability_groups', joined],
];

const login = words({ LOGGED_IN: 'LOGGED_IN', REMEMBERED: 'REMEMBERED' } as const);

/**
 * Reads the new format of customer data: objects `tracking` and `customer` (Tracking §3). Undefined where there is none:
 * without a login status it is something else of the same name.
 */
export function readNewFormat(source: unknown, cardWord: string): KnownCustomer | undefined {
  const status = at(source, 'tracking.loginStatus');
  if (typeof status !== 'string') return undefined;
  const found: CustomerFields = collect(fields(cardWord), source);
  return { login: login(status) ?? 'LOGGED_OUT', identity: collect(identity, source), fields: found };
}
