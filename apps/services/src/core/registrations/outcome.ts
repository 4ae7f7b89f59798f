import type { Issue } from '@crema/flow-domain';

/** What became of a registration. */
export type Outcome =
  | {
      readonly kind: 'registered';
      readonly loginId: string;
      readonly answer: string;
      /** Whether the answer logs in: an account's new owner, but no guest, and nobody who is logged in already. */
      readonly logsIn: boolean;
      /** The session that was written with the customer. */
      readonly session?: string | undefined;
    }
  | { readonly kind: 'rejected'; readonly errors: readonly Issue[] }
  /** Only a customer can ask for this, and nobody is logged in. */
  | { readonly kind: 'notLoggedIn' }
  /** It holds what its form does not show and nobody would keep. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'keyReused' }
  | { readonly kind: 'inProgress' };

/** A customer who is logged in registers as somebody new, who would get a second account. */
export const alreadyLoggedIn = {
  kind: 'rejected',
  errors: [{ code: 'ALREADY_LOGGED_IN' }],
} as const satisfies Outcome;

/** There is an account with this e-mail address (Registration §8). */
export const emailTaken = {
  kind: 'rejected',
  errors: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }],
} as const satisfies Outcome;

/** Whether a registration was refused because somebody is logged in. */
export const isAlreadyLoggedIn = (errors: readonly Issue[]): boolean =>
  errors.some(({ code }) => code === 'ALREADY_LOGGED_IN');

/** Ends a registration with an outcome; thrown inside the transaction, the claimed key goes back with it. */
export class Refused extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}
