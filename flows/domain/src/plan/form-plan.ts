import type { ConsentKind } from '../model/consent.ts';
import type { PlannedField } from './planned-field.ts';

/** The kinds of registration, and the address form that follows them. */
export const flows = [
  'standalone',
  'checkout',
  'community',
  'community-request',
  'loyalty-card',
  'invoice-address',
] as const;

export type Flow = (typeof flows)[number];

/** A flow that registers somebody, and so can ask for consents. */
export type RegisteringFlow = Exclude<Flow, 'invoice-address'>;

/** One consent that is shown. */
export interface PlannedConsent {
  readonly kind: ConsentKind;
  readonly name: `consents.${ConsentKind}`;
  readonly required: boolean;
}

/** Why a flow is not offered: the codes of the contract. */
export type Unavailable = 'CARD_NOT_AVAILABLE' | 'CARD_COMPANY_NOT_ALLOWED' | 'COMMUNITY_NOT_AVAILABLE';

/** What a form asks for: which fields and consents, in which order, and which of them must be answered. */
export interface FormPlan {
  readonly flow: Flow;
  /** Set where the flow is not offered; the plan then asks for nothing. */
  readonly unavailable?: Unavailable;
  readonly fields: readonly PlannedField[];
  readonly consents: readonly PlannedConsent[];
  /** The subscription the page was opened for; a form does not ask for it. */
  readonly subscription?: 'COFFEE' | undefined;
  /** Whether the data protection notice stands by the consents. */
  readonly dataProtectionNotice: boolean;
  /** Whether the two names stand below each other, not side by side. */
  readonly namesStacked: boolean;
  /** Whether a submit that is refused scrolls to the first error. */
  readonly scrollToErrors: boolean;
  /** Whether a known customer can edit the address in a dialog. */
  readonly editDialog: boolean;
}
