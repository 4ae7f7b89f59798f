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
      /** Login id of a customer who is logged in by the answer. */
      readonly logsIn?: string | undefined;
      /** True for a guest, whose thanks the next page says. */
      readonly isGuest?: boolean | undefined;
      /** Whether nothing has come of it, as nothing had to. */
      readonly isNothingNew?: boolean | undefined;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const refusals = {
  malformed: { status: 400, problem: 'technicalError' },
  notLoggedIn: { status: 401, problem: 'notLoggedIn' },
  // The shopper has to log in. Sending the form again would not help.
  withoutToken: { status: 403, problem: 'notLoggedIn' },
  sessionExpired: { status: 403, problem: 'sessionExpired' },
  // Its text speaks of tries and time, which is what there is to say.
  withoutProof: { status: 403, problem: 'rateLimited' },
  keyReused: { status: 409, problem: 'alreadySent' },
  inProgress: { status: 409, problem: 'inProgress' },
} as const satisfies Record<string, Refusal>;

/** A post that nothing is wrong with, but that goes no further. */
export const turnedAwayFrom = ({ status }: TurnedAway): Refusal => ({
  status,
  problem: status === 429 ? 'rateLimited' : 'unavailable',
});

/** A post that is refused although no field of it is at fault. */
export const refusedFor = (why: keyof typeof refusals): FormOutcome => ({
  kind: 'refused',
  refusal: refusals[why],
});

/** A post that is refused for what was entered. */
export const refusedWith = (issues: readonly Issue[]): FormOutcome => ({
  kind: 'refused',
  refusal: { status: 422, issues },
});
