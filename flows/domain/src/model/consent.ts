/** Every consent a registration can carry (Registration §3). */
export const consentKinds = [
  'guest',
  'cardTermsAndConditions',
  'newsletter',
  'dne',
  'cmc',
  'membership',
  'communityConditions',
] as const;

export type ConsentKind = (typeof consentKinds)[number];

/**
 * The consents that a customer can withdraw alone. The others are conditions of a card, a membership or an order, which the customer
 * service ends.
 */
export const withdrawableConsents = ['newsletter', 'dne', 'cmc'] as const satisfies readonly ConsentKind[];

/** A customer's last decision on a consent */
export interface DecidedConsent {
  /** A kind of consent. It may be an old kind that the app does not have any more. */
  readonly kind: string;
  readonly granted: boolean;
  /** True if the customer granted it before and then withdrew it. */
  readonly withdrawn: boolean;
  /** True if it waits until the owner of the e-mail address confirms it. */
  readonly pending: boolean;
  /** True if a new password by mail came later than the consent, and the e-mail address was not confirmed before: a stranger may have given it. */
  readonly unproven: boolean;
  readonly documentId: string;
  readonly documentVersion: string;
  /** The site whose document it was. */
  readonly site: string;
  /** ISO 8601, in UTC. */
  readonly decidedAt: string;
  readonly withdrawable: boolean;
}
