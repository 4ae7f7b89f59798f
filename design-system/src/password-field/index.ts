export { PasswordField } from './password-field.tsx';
export type { PasswordStrength } from './strength-meter.tsx';
