export { CheckoutRegistration } from './checkout/checkout-registration.tsx';
export { StandaloneRegistration } from './standalone/standalone-registration.tsx';
