export { SegmentedToggle } from './segmented-toggle.tsx';
export type { SegmentedToggleProps } from './segmented-toggle.tsx';
export type { SegmentedOptions } from './segmented-toggle.tsx';
