import type { PageWindow } from './page-window.ts';
import { after } from './timer.ts';

/** How long the browser may put it off, in milliseconds. */
const timeout = 1000;

/** Runs something once the browser has nothing else to do, or soon where it does not say so; gives back how to call it off. */
export function whenIdle(
  window: Pick<PageWindow, 'setTimeout' | 'clearTimeout' | 'requestIdleCallback' | 'cancelIdleCallback'>,
  run: () => void,
): () => void {
  if (!window.requestIdleCallback) return after(window, 0, run);
  const request = window.requestIdleCallback(run, { timeout });
  return () => window.cancelIdleCallback?.(request);
}
