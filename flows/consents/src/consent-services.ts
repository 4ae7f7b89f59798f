import type { ConsentKind, FormProblem } from '@crema/flow-domain';

/** How a withdrawal ended. */
export type WithdrawOutcome =
  | { readonly kind: 'withdrawn' }
  | {
      readonly kind: 'failed';
      readonly problem: FormProblem;
      /** After how many minutes it is worth another try. */
      readonly minutes?: number | undefined;
    };

/** What takes a consent back. */
export interface ConsentServices {
  /** Called when somebody is about to. */
  readonly prepare?: (() => void) | undefined;
  /** @throws when it has to be sent as without JavaScript, because the code for it cannot be had */
  readonly withdraw: (kind: ConsentKind) => Promise<WithdrawOutcome>;
}
