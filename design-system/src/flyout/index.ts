export { Flyout } from './flyout.tsx';
export type { FlyoutProps } from './flyout.tsx';
