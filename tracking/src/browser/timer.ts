import type { PageWindow } from './page-window.ts';

/** The part of the window that timers need. */
export type Clock = Pick<PageWindow, 'setTimeout' | 'clearTimeout'>;

/** Runs a function later. Returns a function that cancels it. */
export function after(window: Clock, milliseconds: number, run: () => void): () => void {
  const timer = window.setTimeout(run, milliseconds);
  return () => window.clearTimeout(timer);
}
