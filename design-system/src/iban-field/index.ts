export { IbanField } from './iban-field.tsx';
export type { IbanFieldProps } from './iban-field.tsx';
