import type { ConsentKind, FullText } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import type { ConsentServices } from './consent-services.ts';
import type { ShownConsent } from './shown-consent.ts';

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
