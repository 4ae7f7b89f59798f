import type { ConsentDocument, Issue, RegistrationRequest, SiteKey } from '@crema/flow-domain';

/** How a call ended: accepted, refused with what is wrong, or not answered in a way that says anything. */
export type RegisterOutcome =
  | { readonly kind: 'created'; readonly loginId: string }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | { readonly kind: 'failed' };

/** The port through which a flow reaches the services; it never rejects. */
export interface RegistrationServices {
  register(request: RegistrationRequest): Promise<RegisterOutcome>;
  /** The consent documents in force now; `undefined` when they cannot be had. */
  consentDocuments(site: SiteKey): Promise<readonly ConsentDocument[] | undefined>;
}
