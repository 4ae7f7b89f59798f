export { CheckboxGroup } from './checkbox-group.tsx';
export type { CheckboxGroupProps } from './checkbox-group.tsx';
