import type {
  ConsentDocument,
  FormProblem,
  Issue,
  RegistrationRequest,
  ShownResults,
  SiteKey,
} from '@crema/flow-domain';

/** The result of a call: created, refused with issues, or failed with a form error. */
export type RegisterOutcome =
  | {
      readonly kind: 'created';
      readonly loginId: string;
      /** Results that the next page shows, such as a digital card. */
      readonly results?: ShownResults | undefined;
    }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | {
      readonly kind: 'failed';
      readonly problem: FormProblem;
      /** Minutes after which another try makes sense, if the server sends them. */
      readonly minutes?: number | undefined;
    };

/** The port through which a flow reaches the services. A refusal or a failure is an outcome, and its call resolves. */
export interface RegistrationServices {
  /** Fetches the code and token of a registration. Called when the shopper enters the form. */
  prepare?(): void;
  /** @throws if the code of the call cannot be fetched. The browser then posts the form itself. */
  register(request: RegistrationRequest): Promise<RegisterOutcome>;
  /** Returns the consent documents in force now, or `undefined` if they cannot be fetched. */
  consentDocuments(site: SiteKey): Promise<readonly ConsentDocument[] | undefined>;
}
