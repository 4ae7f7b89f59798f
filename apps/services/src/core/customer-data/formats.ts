import type { CalendarDate } from '@crema/flow-domain';
import type { Facts } from './customer-facts.ts';
import { ageOn, anonymousZip, type TrackedCustomer } from './tracked-customer.ts';

/** Names of a visitor that only tracking uses. They identify the person, and reveal neither the customer nor the session. */
export interface TrackingIds {
  /** Name of the session. */
  readonly session: string;
  /** Name of the customer for the affiliate. */
  readonly affiliate: string;
}

/** A customer whom tracking reports. */
export interface Reported {
  readonly customer: TrackedCustomer;
  readonly facts: Facts;
  /** The names that identify the person. Undefined without consent to statistics, and then the answer has no id and no e-mail address. */
  readonly ids: TrackingIds | undefined;
  /** The brand's word of the loyalty card, which is part of a name. */
  readonly cardWord: string;
  readonly today: CalendarDate;
  /** True if an affiliate has led to the shop from this device. */
  readonly isAffiliateDevice: boolean;
}

const cardStatus = ({ customer: { hasCard }, facts: { hasGoldCard } }: Reported) =>
  hasCard ? (hasGoldCard ? 'GOLD' : 'REGULAR') : 'NO_CARD';

/** Returns customer data in the new format (Tracking §3). Without a customer the visitor is logged out. */
export function newFormat(reported: Reported | undefined) {
  if (!reported) return { tracking: { loginStatus: 'LOGGED_OUT' }, customer: {} };
  const { customer, facts, ids, cardWord, today } = reported;
  return {
    tracking: {
      loginStatus: 'LOGGED_IN',
      customerTypes: { overall: facts.customerType },
      customerValueSegments: facts.segments,
      channelCode: facts.channelCode,
      conversionProbabilityGroups: facts.conversionGroups,
    },
    customer: {
      age: customer.birthDate && ageOn(customer.birthDate, today),
      salutation: customer.salutation,
      anonymousZip: customer.postalCode && anonymousZip(customer.postalCode),
      ...(ids && {
        identifiers: { partnerGuid: customer.loginId },
        email: { base64: Buffer.from(customer.email).toString('base64') },
      }),
      [`${cardWord}CardStatus`]: cardStatus(reported),
      statuses: {
        isScoutUser: facts.isScoutUser,
        isCommunityMember: customer.isCommunityMember,
        isNewsletterSubscriber: customer.isNewsletterSubscriber,
        isAppUser: facts.isAppUser,
      },
    },
  };
}

/** Returns customer data in the old format (Tracking §3). Without a customer the visitor is logged out. */
export function oldFormat(reported: Reported | undefined) {
  const loggedOut = { loginStatusOfSession: 'LOGGED_OUT', rememberMeStatus: false };
  if (!reported) return { exactag_psdata: {}, ga_psdata: loggedOut };
  const { customer, facts, ids, cardWord, isAffiliateDevice } = reported;
  const { favouriteShop, favouriteDepot, closestShop, closestDepot, conversionProbabilities = [] } = facts;
  return {
    exactag_psdata: { exactagUserId: ids?.affiliate, isAffiliateDevice },
    ga_psdata: {
      hunterSessionID: ids?.session,
      sapGuid: ids && customer.loginId,
      loginStatusOfSession: 'LOGGED_IN',
      // The session outlasts the browser.
      rememberMeStatus: true,
      registeredUser: true,
      scoutUser: facts.isScoutUser,
      [`${cardWord}CardMember`]: cardStatus(reported),
      communityMember: customer.isCommunityMember,
      newsletterSubscriber: customer.isNewsletterSubscriber,
      appUser: facts.isAppUser,
      salutation: customer.salutation,
      customerType: facts.customerType,
      customerSegment: facts.segments?.join('|'),
      favouriteShop,
      favouriteDepot,
      closestShop,
      closestDepot,
      ...Object.fromEntries(conversionProbabilities.map((each, place) => [`x${place + 1}`, each])),
    },
  };
}
