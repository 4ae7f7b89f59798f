import type { ConsentDocument, ConsentKind } from '@crema/flow-domain';

/** A customer's latest decision about a consent, as a page shows it. */
export interface ShownConsent {
  readonly kind: ConsentKind;
  readonly state: 'granted' | 'refused' | 'withdrawn';
  /** The day of the decision, in words. */
  readonly since: string;
  /** Whether it can be taken back by itself, and not only with the contract it belongs to. */
  readonly withdrawable: boolean;
  /** What the customer was shown. @default its wording is not at hand */
  readonly document?:
    | Pick<ConsentDocument, 'label' | 'detail' | 'fullText' | 'version' | 'locale'>
    | undefined;
}

/** Id of the form that logs out. */
export const logOutForm = 'log-out';

/** Id of the form that takes a consent back. */
export const withdrawForm = (kind: ConsentKind): string => `withdraw-${kind}`;

/** The ids of all forms of a page, each of which is posted with the token of its customer. */
export const formIds = (consents: readonly ShownConsent[]): readonly string[] => [
  ...consents.filter(({ withdrawable }) => withdrawable).map(({ kind }) => withdrawForm(kind)),
  logOutForm,
];
