export { ProgressBar } from './progress-bar.tsx';
export type { ProgressBarProps } from './progress-bar.tsx';
