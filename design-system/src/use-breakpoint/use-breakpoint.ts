import { useSyncExternalStore } from 'react';
import { breakpoints, clusters } from './breakpoints.ts';
import type { Breakpoint, Cluster } from './breakpoints.ts';

/**
 * Returns the cluster of the window. Renders again when the cluster changes, not with every pixel. Use it only for what CSS
 * cannot do: a class like `s:hidden` needs no second rendering.
 *
 * ```tsx
 * const onAPhone = isWithin(useBreakpoint('s'), 's');
 * ```
 *
 * @param server the cluster on the server and in the first rendering of the browser, because the server has no window
 */
export function useBreakpoint(server: Cluster): Cluster {
  return useSyncExternalStore(subscribe, current, () => server);
}

function subscribe(onChange: () => void): () => void {
  const lists = clusters.map(list);
  for (const each of lists) each.addEventListener('change', onChange);
  return () => {
    for (const each of lists) each.removeEventListener('change', onChange);
  };
}

const current = (): Cluster => clusters.find((name) => list(name).matches) ?? 'wide';

const list = (name: Breakpoint) => window.matchMedia(`(max-width: ${breakpoints[name]}px)`);
