/** What a customer has decided last about a consent, as the server tells a page. */
export interface DecidedConsent {
  /** A kind of consent; one of an earlier time that the app need not know. */
  readonly kind: string;
  readonly granted: boolean;
  /** Whether it was given before, and then taken back. */
  readonly withdrawn: boolean;
  readonly documentId: string;
  readonly documentVersion: string;
  /** The site whose document it was. */
  readonly site: string;
  /** ISO 8601, in UTC. */
  readonly decidedAt: string;
  readonly withdrawable: boolean;
}
