export { Stack } from './stack.tsx';
export type { StackProps } from './stack.tsx';
