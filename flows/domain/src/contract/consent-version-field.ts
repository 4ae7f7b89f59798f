import type { PlannedConsent } from '../plan/form-plan.ts';

/** Name of the hidden input that says which version of a consent's text the page showed. */
export const consentVersionField = (name: PlannedConsent['name']): string => `${name}.version`;
