export { FieldGroup } from './field-group.tsx';
export type { FieldGroupProps } from './field-group.tsx';
