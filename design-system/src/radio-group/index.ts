export { RadioGroup } from './radio-group.tsx';
export type { RadioGroupProps } from './radio-group.tsx';
export type { RadioOption } from './radio-group.tsx';
