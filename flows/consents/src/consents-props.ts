import type { ConsentKind, FormProblem, FullText } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import type { ShownConsent } from './shown-consent.ts';

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

/** What the consents of a customer are shown with. */
export interface ConsentsProps {
  readonly texts: Texts;
  /** Pages that are led to; in those of full texts `{version}` stands for the version that was agreed to. */
  readonly links: Readonly<Record<FullText | 'login' | 'service', string>>;
  /** Every consent the customer was asked for. */
  readonly consents: readonly ShownConsent[];
  /** Where the forms post to without JavaScript. */
  readonly actions: { readonly withdraw: (kind: ConsentKind) => string; readonly logOut: string };
  readonly services: ConsentServices;
  /** The day in words, for what is taken back now. */
  readonly today: () => string;
}
