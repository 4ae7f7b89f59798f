import type { Issue } from '@crema/flow-domain';

/** What became of a registration. */
export type Outcome =
  | {
      readonly kind: 'registered';
      readonly loginId: string;
      readonly answer: string;
      /** Whether the answer logs in: an account's new owner, but no guest, and nobody who is logged in already. */
      readonly logsIn: boolean;
    }
  | { readonly kind: 'rejected'; readonly errors: readonly Issue[] }
  /** Only a customer can ask for this, and nobody is logged in. */
  | { readonly kind: 'notLoggedIn' }
  /** It holds what its form does not show and nobody would keep. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'keyReused' }
  | { readonly kind: 'inProgress' };

/** Ends a registration with an outcome; thrown inside the transaction, the claimed key goes back with it. */
export class Refused extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}
