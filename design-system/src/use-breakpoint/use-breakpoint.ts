import { useSyncExternalStore } from 'react';
import { breakpoints, clusters } from './breakpoints.ts';
import type { Breakpoint, Cluster } from './breakpoints.ts';

/**
 * The cluster the window belongs to, anew when that changes and not with every pixel. For what CSS cannot do; what it can, a
 * class like `s:hidden` does without a second rendering.
 *
 * ```tsx
 * const onAPhone = isWithin(useBreakpoint('s'), 's');
 * ```
 *
 * @param server what the server and the first rendering in the browser take it for; there is no window to ask
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
