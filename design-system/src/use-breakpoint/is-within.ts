import { clusters } from './breakpoints.ts';
import type { Breakpoint, Cluster } from './breakpoints.ts';

/**
 * Whether a cluster lies within a breakpoint, as the class prefix of its name holds: `isWithin(cluster, 's')` wherever `s:`
 * does, up to and including 667 px.
 */
export function isWithin(cluster: Cluster, breakpoint: Breakpoint): boolean {
  return cluster !== 'wide' && clusters.indexOf(cluster) <= clusters.indexOf(breakpoint);
}
