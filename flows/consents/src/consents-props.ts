import type { ConsentKind, FormProblem, FullText } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import type { ShownConsent } from './shown-consent.ts';

/** The result of a withdrawal. */
export type WithdrawOutcome =
  | { readonly kind: 'withdrawn' }
  | {
      readonly kind: 'failed';
      readonly problem: FormProblem;
      /** Minutes after which a retry makes sense. */
      readonly minutes?: number | undefined;
    };

/** The calls that withdraw a consent. */
export interface ConsentServices {
  /** Called before the customer withdraws a consent. */
  readonly prepare?: (() => void) | undefined;
  /** @throws if the code of the call cannot be fetched. The form is then posted as without JavaScript */
  readonly withdraw: (kind: ConsentKind) => Promise<WithdrawOutcome>;
}

/** The data, links and calls for a customer's consents. */
export interface ConsentsProps {
  readonly texts: Texts;
  /** Addresses of pages. In those of full texts `{version}` stands for the version that the customer agreed to. */
  readonly links: Readonly<Record<FullText | 'login' | 'service', string>>;
  /** Every consent the customer was asked for. */
  readonly consents: readonly ShownConsent[];
  /** Addresses that the forms post to without JavaScript. */
  readonly actions: { readonly withdraw: (kind: ConsentKind) => string; readonly logOut: string };
  readonly services: ConsentServices;
  /** Returns today's date in words, for a withdrawal. */
  readonly today: () => string;
}
