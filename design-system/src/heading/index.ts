export { Heading } from './heading.tsx';
