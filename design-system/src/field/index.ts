export type { FieldProps, FieldState, FieldWidth } from './field-props.ts';
