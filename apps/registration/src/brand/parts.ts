/** What a brand can take in beside its own facts: a brand that does not name a part ships nothing of it. */
export { builtInConsent } from '../consent/built-in-consent.tsx';
export { ownConsent } from '@crema/consent-banner/own-consent';
export { shopLibrary } from '../tracking/shop-library.ts';
