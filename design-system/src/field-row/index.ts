export { FieldRow } from './field-row.tsx';
export type { FieldRowProps } from './field-row.tsx';
