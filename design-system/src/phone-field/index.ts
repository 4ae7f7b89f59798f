export { PhoneField } from './phone-field.tsx';
export type { PhoneFieldProps } from './phone-field.tsx';
export type { PhonePart } from './phone-field.tsx';
