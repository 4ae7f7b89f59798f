import type { ConsentDocument, FormProblem, Issue, RegistrationRequest, SiteKey } from '@crema/flow-domain';

/** The result of a call: created, refused with issues, or failed with a form error. */
export type RegisterOutcome =
  | { readonly kind: 'created'; readonly loginId: string }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | {
      readonly kind: 'failed';
      readonly problem: FormProblem;
      /** Minutes after which another try makes sense, if the server sends them. */
      readonly minutes?: number | undefined;
    };

/** The port through which a flow reaches the services; its calls never reject for an answer they do not like. */
export interface RegistrationServices {
  /** Fetches the code and token of a registration. Called when the shopper enters the form. */
  prepare?(): void;
  /** @throws when the code that makes the call cannot be fetched; the form is then posted without it. */
  register(request: RegistrationRequest): Promise<RegisterOutcome>;
  /** The consent documents in force now; `undefined` when they cannot be had. */
  consentDocuments(site: SiteKey): Promise<readonly ConsentDocument[] | undefined>;
}
