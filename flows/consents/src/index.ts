export type { ConsentServices, WithdrawOutcome } from './consent-services.ts';
export type { ConsentsProps } from './consents-props.ts';
export { CustomerConsents } from './customer-consents.tsx';
export type { Problem } from './problem-text.ts';
export { formIds, type ShownConsent } from './shown-consent.ts';
