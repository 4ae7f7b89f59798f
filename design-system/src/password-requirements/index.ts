export { PasswordRequirements } from './password-requirements.tsx';
export type { PasswordRequirementsProps } from './password-requirements.tsx';
export type { PasswordRequirement } from './password-requirements.tsx';
