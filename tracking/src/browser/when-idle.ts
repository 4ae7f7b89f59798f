import type { PageWindow } from './page-window.ts';
import { after } from './timer.ts';

/** Longest delay in milliseconds. */
const timeout = 1000;

/** Runs a function when the browser is idle, or soon if it cannot report that. Returns a function that cancels it. */
export function whenIdle(
  window: Pick<PageWindow, 'setTimeout' | 'clearTimeout' | 'requestIdleCallback' | 'cancelIdleCallback'>,
  run: () => void,
): () => void {
  if (!window.requestIdleCallback) return after(window, 0, run);
  const request = window.requestIdleCallback(run, { timeout });
  return () => window.cancelIdleCallback?.(request);
}
