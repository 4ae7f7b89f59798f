import { expect, test } from 'vitest';
import { tokens } from '../tokens/tokens.gen.ts';
import { breakpoints, clusters, isWithin } from './breakpoints.ts';
import type { Cluster } from './breakpoints.ts';

test('the widths are those of the tokens, each cluster wider than the one before', () => {
  expect(breakpoints).toEqual(tokens.breakpoint);
  const widths = clusters.map((name) => breakpoints[name]);
  expect(widths).toEqual(Object.values(tokens.breakpoint).sort((a, b) => a - b));
});

test.each<{ cluster: Cluster; within: boolean }>([
  { cluster: 'xs', within: true },
  { cluster: 's', within: true },
  { cluster: 'm', within: false },
  { cluster: '4xl', within: false },
  { cluster: 'wide', within: false },
])('$cluster lies within s: $within', ({ cluster, within }) => {
  expect(isWithin(cluster, 's')).toBe(within);
});
