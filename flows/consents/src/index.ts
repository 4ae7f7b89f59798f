export type { ConsentServices, ConsentsProps, WithdrawOutcome } from './consents-props.ts';
export { CustomerConsents } from './customer-consents.tsx';
export type { Problem } from './form-error.tsx';
export { formIds, type ShownConsent } from './shown-consent.ts';
