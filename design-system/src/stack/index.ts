export { Stack } from './stack.tsx';
