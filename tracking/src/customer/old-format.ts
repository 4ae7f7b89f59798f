import type { KnownCustomer } from './known-customer.ts';
import { valueAt } from '../browser/value-at.ts';
import { card, collect, flag, joined, text, words } from './read-values.ts';
import type { Read, Row } from './read-values.ts';

const identity: readonly Row<string>[] = [
  [text, ['sapGuid', 'exactagUserId'], 'customer_id'],
  [text, ['exactagUserId', 'hunterSessionID']],
];

/** Reads a card member. The old format has a boolean, or the kind of card. */
const member: Read<string | boolean> = (value) => card(value) ?? flag(value);

const fields = (cardWord: string): readonly Row<string | boolean>[] => [
  [member, [`${cardWord}CardMember`], 'card_member'],
  [
    text,
    ['customerType', 'customerSegment', 'favouriteShop', 'favouriteDepot', 'closestShop', 'closestDepot'],
  ],
  [flag, ['scoutUser', 'communityMember', 'newsletterSubscriber', 'appUser', 'registeredUser']],
  [flag, ['rememberMeStatus', 'isAffiliateDevice']],
  [words({ MR: 'Herr', MRS: 'Frau', DIVERS: 'Divers' }), ['salutation']],
];

const probabilities: readonly Row<string>[] = [
  [text, Array.from({ length: 14 }, (_, index) => `x${index + 1}`)],
];

/** Reads the session's login status, a name or a boolean. */
const session = words({
  LOGGED_IN: 'LOGGED_IN',
  TRUE: 'LOGGED_IN',
  REMEMBERED: 'REMEMBERED',
  LOGGED_OUT: 'LOGGED_OUT',
  FALSE: 'LOGGED_OUT',
});

/**
 * Reads the old format of customer data: the objects `ga_psdata` and `exactag_psdata` (Tracking §3). Either object may have a field.
 * If both have it, `ga_psdata` takes precedence. Returns undefined without a login status.
 */
export function readOldFormat(source: unknown, cardWord: string): KnownCustomer | undefined {
  const sources = [valueAt(source, 'ga_psdata'), valueAt(source, 'exactag_psdata')];
  const { status } = collect([[session, ['loginStatusOfSession'], 'status']], ...sources);
  const found = collect(fields(cardWord), ...sources);
  const remembered = found['remember_me_status'];
  if (status === undefined && remembered === undefined) return undefined;
  const login = status ?? 'LOGGED_OUT';
  return {
    login: login === 'LOGGED_OUT' && remembered ? 'REMEMBERED' : login,
    identity: collect(identity, ...sources),
    fields: { ...found, conversion_probabilities: joined(collect(probabilities, ...sources)) },
  };
}
