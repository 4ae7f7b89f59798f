export type { ConsentSource } from './consent.ts';
export { gtagConsent } from './gtag-consent.ts';
export type { ConsentTypes, GtagConsentOptions } from './gtag-consent.ts';
export { ownConsent } from './own-consent.ts';
export type { OwnConsent } from './own-consent.ts';
