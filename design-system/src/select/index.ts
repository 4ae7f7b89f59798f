export { Select } from './select.tsx';
export type { SelectProps } from './select.tsx';
export type { SelectOption } from '../internal/select-box.tsx';
