import type { Issue } from '@crema/flow-domain';

/** The result of a registration. */
export type Outcome =
  | {
      readonly kind: 'registered';
      readonly loginId: string;
      readonly answer: string;
      /** True if the response logs the shopper in. Only the owner of a new account is logged in. */
      readonly logsIn: boolean;
      /** The session that was written with the customer. */
      readonly session?: string | undefined;
    }
  | { readonly kind: 'rejected'; readonly errors: readonly Issue[] }
  /** Only a customer can send this, and no customer is logged in. */
  | { readonly kind: 'notLoggedIn' }
  /** The request holds a value that its form does not show. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'keyReused' }
  | { readonly kind: 'inProgress' };

/** A logged-in customer registers as a newcomer and would get a second account. */
export const alreadyLoggedIn = {
  kind: 'rejected',
  errors: [{ code: 'ALREADY_LOGGED_IN' }],
} as const satisfies Outcome;

/** There is an account with this e-mail address (Registration §8). */
export const emailTaken = {
  kind: 'rejected',
  errors: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }],
} as const satisfies Outcome;

/** Returns true if a registration was refused because a customer is logged in. */
export const isAlreadyLoggedIn = (errors: readonly Issue[]): boolean =>
  errors.some(({ code }) => code === 'ALREADY_LOGGED_IN');

/**
 * The error that ends a registration with an outcome. If it is thrown inside the transaction, the claimed key is rolled back, too.
 */
export class Refused extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}
