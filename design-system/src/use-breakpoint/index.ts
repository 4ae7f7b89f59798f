export type { Breakpoint, Cluster } from './breakpoints.ts';
export { isWithin } from './breakpoints.ts';
export { useBreakpoint } from './use-breakpoint.ts';
