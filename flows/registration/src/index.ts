export { CheckoutRegistration } from './checkout/checkout-registration.tsx';
export { CheckoutWithAddress } from './checkout/checkout-with-address.tsx';
export { PlainCardChoice } from './standalone/card/plain-card-choice.tsx';
export { loadCardChoice } from './standalone/card/load-card-choice.ts';
export { StandaloneRegistration } from './standalone/standalone-registration.tsx';
