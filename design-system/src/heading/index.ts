export { Heading } from './heading.tsx';
export type { HeadingProps } from './heading.tsx';
