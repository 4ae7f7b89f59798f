export { Flyout } from './flyout.tsx';
