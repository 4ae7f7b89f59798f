/** Parts that a brand can use in addition to its own facts. Pages download no code of a part that their brand does not use. */
export { ownConsent } from '@crema/consent-banner/own-consent';
export { shopLibrary } from '../tracking/shop-library.ts';
