export { IbanField } from './iban-field.tsx';
