import type { tokens } from '../tokens/tokens.gen.ts';

/** A breakpoint: the name of a cluster, by its largest width (Registration §9). */
export type Breakpoint = keyof (typeof tokens)['breakpoint'];

/** The cluster of a window: the smallest one that contains its width, or `wide` beyond the largest. */
export type Cluster = Breakpoint | 'wide';

/**
 * Largest widths in CSS pixels, smallest first. Written out, because importing the tokens would also load all colours. Their type
 * checks the numbers against the tokens.
 */
export const breakpoints: (typeof tokens)['breakpoint'] = {
  xs: 374,
  s: 667,
  m: 767,
  l: 979,
  xl: 1023,
  xxl: 1279,
  '3xl': 1439,
  '4xl': 1919,
};

/** The names of the breakpoints, smallest first. */
export const clusters: readonly Breakpoint[] = ['xs', 's', 'm', 'l', 'xl', 'xxl', '3xl', '4xl'];

/**
 * Returns true if a cluster is within a breakpoint, like the class prefix of its name: `isWithin(cluster, 's')` is true if `s:`
 * applies, up to and including 667 px.
 */
export function isWithin(cluster: Cluster, breakpoint: Breakpoint): boolean {
  return cluster !== 'wide' && clusters.indexOf(cluster) <= clusters.indexOf(breakpoint);
}
