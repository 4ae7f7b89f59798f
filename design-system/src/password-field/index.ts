export { PasswordField } from './password-field.tsx';
