import type { ConsentDocument, ConsentKind, FormProblem, FullText } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';

/** A customer's latest decision about a consent, as a page shows it. */
export interface ShownConsent {
  readonly kind: ConsentKind;
  /** `pending`: granted, and waits until the owner of the e-mail address confirms it. */
  readonly state: 'granted' | 'pending' | 'refused' | 'withdrawn';
  /** The day of the decision, in words. */
  readonly since: string;
  /** True if the customer can withdraw it alone. False if it ends only with its contract. */
  readonly withdrawable: boolean;
  /** True if it is older than the confirmation of the e-mail address, so that a stranger may have given it. @default false */
  readonly unproven?: boolean | undefined;
  /** True if the customer can give it again. `document` is then the one in force. @default false */
  readonly givable?: boolean | undefined;
  /** The document that the customer read. @default its wording is missing */
  readonly document?:
    | Pick<ConsentDocument, 'label' | 'detail' | 'fullText' | 'version' | 'locale'>
    | undefined;
}

/** Id of the form that logs out. */
export const logOutForm = 'log-out';

/** Returns the id of the form that withdraws a consent. */
export const withdrawForm = (kind: ConsentKind): string => `withdraw-${kind}`;

/** Returns the id of the form that gives a consent again. */
export const giveForm = (kind: ConsentKind): string => `give-${kind}`;

/** Returns the ids of all forms of the page. Each is posted with the customer's token. */
export const formIds = (consents: readonly ShownConsent[]): readonly string[] => [
  ...consents.filter(({ withdrawable }) => withdrawable).map(({ kind }) => withdrawForm(kind)),
  ...consents.filter(({ givable }) => givable).map(({ kind }) => giveForm(kind)),
  logOutForm,
];

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
  readonly actions: {
    readonly withdraw: (kind: ConsentKind) => string;
    readonly give: (kind: ConsentKind) => string;
    readonly logOut: string;
  };
  readonly services: ConsentServices;
  /** Returns today's date in words, for a withdrawal. */
  readonly today: () => string;
}
