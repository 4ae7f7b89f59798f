export { DigitalCard } from './digital-card/digital-card.tsx';
export { loadCardAddress } from './form/card-parts.ts';
export { LoyaltyCardRegistration } from './form/loyalty-card-registration.tsx';
export { CardNotAvailable } from './not-available/card-not-available.tsx';
