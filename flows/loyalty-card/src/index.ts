export { loadCardAddress } from './form/load-card-address.ts';
export { LoyaltyCardRegistration } from './form/loyalty-card-registration.tsx';
export { CardNotAvailable } from './not-available/card-not-available.tsx';
