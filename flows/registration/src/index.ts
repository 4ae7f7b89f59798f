export { StandaloneRegistration } from './standalone/standalone-registration.tsx';
