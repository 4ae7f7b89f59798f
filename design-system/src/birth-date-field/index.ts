export { BirthDateField } from './birth-date-field.tsx';
export type { BirthDateFieldProps } from './birth-date-field.tsx';
export type { DateOrder } from './birth-date-field.tsx';
export type { DatePart } from './parse-date.ts';
