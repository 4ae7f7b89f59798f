export { PasswordStrengthMeter } from './password-strength-meter.tsx';
export type { PasswordStrengthMeterProps } from './password-strength-meter.tsx';
export type { PasswordStrength } from './password-strength-meter.tsx';
