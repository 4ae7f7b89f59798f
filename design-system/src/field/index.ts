export { controlClass } from './control.ts';
export { Field } from './field.tsx';
export { FieldError } from './field-texts.tsx';
export type { FieldErrors } from './field-props.ts';
export type { FieldProps, FieldState, FieldWidth } from './field-props.ts';
export { useField } from './use-field.ts';
