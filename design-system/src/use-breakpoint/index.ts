export type { Breakpoint, Cluster } from './breakpoints.ts';
export { isWithin } from './is-within.ts';
export { useBreakpoint } from './use-breakpoint.ts';
