import type { PageWindow } from './page-window.ts';

/** What timers need. */
export type Clock = Pick<PageWindow, 'setTimeout' | 'clearTimeout'>;

/** Runs something later; gives back how to call it off. */
export function after(window: Clock, milliseconds: number, run: () => void): () => void {
  const timer = window.setTimeout(run, milliseconds);
  return () => window.clearTimeout(timer);
}
