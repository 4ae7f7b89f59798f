import type { ConsentDocument, ConsentKind } from '@crema/flow-domain';

/** A customer's latest decision about a consent, as a page shows it. */
export interface ShownConsent {
  readonly kind: ConsentKind;
  readonly state: 'granted' | 'refused' | 'withdrawn';
  /** The day of the decision, in words. */
  readonly since: string;
  /** True if the customer can withdraw it alone. False if it ends only with its contract. */
  readonly withdrawable: boolean;
  /** The document that the customer read. @default its wording is missing */
  readonly document?:
    | Pick<ConsentDocument, 'label' | 'detail' | 'fullText' | 'version' | 'locale'>
    | undefined;
}

/** Id of the form that logs out. */
export const logOutForm = 'log-out';

/** Returns the id of the form that withdraws a consent. */
export const withdrawForm = (kind: ConsentKind): string => `withdraw-${kind}`;

/** Returns the ids of all forms of the page. Each is posted with the customer's token. */
export const formIds = (consents: readonly ShownConsent[]): readonly string[] => [
  ...consents.filter(({ withdrawable }) => withdrawable).map(({ kind }) => withdrawForm(kind)),
  logOutForm,
];
