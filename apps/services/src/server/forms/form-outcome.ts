import type { FormProblem, Issue } from '@crema/flow-domain';
import type { TurnedAway } from '../http/app-env.ts';

/** The content of the page after a failed post: issues of its fields, or a problem of the whole form. */
export type Refusal =
  | { readonly status: 422; readonly issues: readonly Issue[] }
  | { readonly status: 400 | 401 | 403 | 409 | 429 | 503; readonly problem: FormProblem };

/** The result of a post: the shopper is redirected, or the form comes back. */
export type FormOutcome =
  | {
      readonly kind: 'taken';
      /** Login id of the customer whom the response logs in. */
      readonly logsIn?: string | undefined;
      /** True for a guest, whom the next page thanks. */
      readonly isGuest?: boolean | undefined;
      /** True if the post changed nothing, because nothing had to change. */
      readonly isNothingNew?: boolean | undefined;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const refusals = {
  malformed: { status: 400, problem: 'technicalError' },
  notLoggedIn: { status: 401, problem: 'notLoggedIn' },
  // The shopper has to log in. Sending the form again would not help.
  withoutToken: { status: 403, problem: 'notLoggedIn' },
  sessionExpired: { status: 403, problem: 'sessionExpired' },
  // The text of this problem is about attempts and time, which is all that the shopper needs to know.
  withoutProof: { status: 403, problem: 'rateLimited' },
  keyReused: { status: 409, problem: 'alreadySent' },
  inProgress: { status: 409, problem: 'inProgress' },
} as const satisfies Record<string, Refusal>;

/** Returns the refusal of a valid post that is turned away. */
export const turnedAwayFrom = ({ status }: TurnedAway): Refusal => ({
  status,
  problem: status === 429 ? 'rateLimited' : 'unavailable',
});

/** Returns the outcome of a post that is refused for another reason than a field. */
export const refusedFor = (why: keyof typeof refusals): FormOutcome => ({
  kind: 'refused',
  refusal: refusals[why],
});

/** Returns the outcome of a post that is refused because of its values. */
export const refusedWith = (issues: readonly Issue[]): FormOutcome => ({
  kind: 'refused',
  refusal: { status: 422, issues },
});
