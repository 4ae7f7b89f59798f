/** Runs something once the browser has nothing better to do; soon, where it cannot tell. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 200);
}
