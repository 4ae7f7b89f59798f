import type { CustomerFields } from '../channels/channel.ts';
import type { Identity, KnownCustomer } from './known-customer.ts';
import { at, card, collect, flag, joined, text, words } from './read-values.ts';
import type { Read, Row } from './read-values.ts';

const identity: readonly Row<keyof Identity, string>[] = [
  ['sapGuid', 'customer_id', text],
  ['exactagUserId', 'customer_id', text],
  ['exactagUserId', 'exactag_user_id', text],
  ['hunterSessionID', 'hunter_session_id', text],
];

/** The old format tells a member, or what kind of one. */
const member: Read<string | boolean> = (value) => card(value) ?? flag(value);

const probabilities = Array.from({ length: 14 }, (_, index): Row<string, string> => {
  const name = `x${index + 1}`;
  return [name, name, text];
});

const fields = (cardWord: string): readonly Row<string, string | boolean>[] => [
  ['customerType', 'customer_type', text],
  ['customerSegment', 'customer_segment', text],
  [`${cardWord}CardMember`, 'card_member', member],
  ['scoutUser', 'scout_user', flag],
  ['communityMember', 'community_member', flag],
  ['newsletterSubscriber', 'newsletter_subscriber', flag],
  ['appUser', 'app_user', flag],
  ['registeredUser', 'registered_user', flag],
  ['rememberMeStatus', 'remember_me_status', flag],
  ['isAffiliateDevice', 'is_affiliate_device', flag],
  ['salutation', 'salutation', words({ MR: 'Herr', MRS: 'Frau', DIVERS: 'Divers' })],
  ['favouriteShop', 'favourite_shop', text],
  ['favouriteDepot', 'favourite_depot', text],
  ['closestShop', 'closest_shop', text],
  ['closestDepot', 'closest_depot', text],
];

/** The session's login status, by its name or as a truth value. */
const session = words({
  LOGGED_IN: 'LOGGED_IN',
  TRUE: 'LOGGED_IN',
  REMEMBERED: 'REMEMBERED',
  LOGGED_OUT: 'LOGGED_OUT',
  FALSE: 'LOGGED_OUT',
});

/**
 * Reads the old format of customer data: objects `ga_psdata` and `exactag_psdata` (Tracking §3). Which of the two holds a
 * field does not matter; where both do, `ga_psdata` counts. Undefined where neither tells a login status.
 */
export function readOldFormat(source: unknown, cardWord: string): KnownCustomer | undefined {
  const sources = [at(source, 'ga_psdata'), at(source, 'exactag_psdata')];
  const { status } = collect([['loginStatusOfSession', 'status', session]], ...sources);
  const found = collect(fields(cardWord), ...sources);
  const remembered = found['remember_me_status'];
  if (status === undefined && remembered === undefined) return undefined;
  const known: CustomerFields = {
    ...found,
    conversion_probabilities: joined(collect(probabilities, ...sources)),
  };
  const isIn = status === 'LOGGED_IN' || status === 'REMEMBERED';
  return {
    login: isIn ? status : remembered ? 'REMEMBERED' : 'LOGGED_OUT',
    identity: collect(identity, ...sources),
    fields: known,
  };
}
