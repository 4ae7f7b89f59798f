import type { PlannedField } from '../fields/planned-field.ts';
import type { ConsentKind } from '../model/consent.ts';

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

/** A flow that registers a shopper, and so can ask for consents. */
export type RegisteringFlow = Exclude<Flow, 'invoice-address'>;

/** One consent that is shown. */
export interface PlannedConsent {
  readonly kind: ConsentKind;
  readonly name: `consents.${ConsentKind}`;
  readonly required: boolean;
}

/** The reasons why a site does not offer a flow, as codes of the contract. */
export type Unavailable = 'CARD_NOT_AVAILABLE' | 'CARD_COMPANY_NOT_ALLOWED' | 'COMMUNITY_NOT_AVAILABLE';

/** The fields and consents that a form asks for, in order, and which of them are required. */
export interface FormPlan {
  readonly flow: Flow;
  /** Set if the flow is not offered. The plan then asks for nothing. */
  readonly unavailable?: Unavailable;
  /** Each field with the names of its inputs. */
  readonly fields: readonly (PlannedField & { readonly inputs: readonly string[] })[];
  readonly consents: readonly PlannedConsent[];
  /** The subscription that the page was opened for. A form does not ask for it. */
  readonly subscription?: 'COFFEE' | undefined;
  /** True if the form shows the data protection notice (Registration §1). */
  readonly dataProtectionNotice: boolean;
  /** True if the two names are stacked, false if they are side by side. */
  readonly namesStacked: boolean;
  /** True if a refused submit scrolls to the first error. */
  readonly scrollToErrors: boolean;
  /** True if a known customer can edit the card's address in a dialog. @default false */
  readonly editDialog?: boolean | undefined;
}

/** Returns the name of the hidden input with the version of a consent's text that the page showed. */
export const consentVersionField = (name: PlannedConsent['name']): string => `${name}.version`;
