/** Milliseconds within which a page is not reloaded twice (Registration §9). */
export const reloadGuard = 10_000;

const storageKey = 'reloaded';

/**
 * Reloads the page because a script failed to load, unless it was reloaded just now (Registration §8). Without session storage it
 * never reloads, because nothing would end a loop.
 * @returns true if the page is being reloaded
 */
export function reloadOnce(): boolean {
  const now = Date.now();
  try {
    const age = now - Number(sessionStorage.getItem(storageKey));
    // If the clock was set back, the last reload seems to lie in the future. It must not block the next one.
    if (age >= 0 && age < reloadGuard) return false;
    sessionStorage.setItem(storageKey, `${now}`);
  } catch {
    return false;
  }
  location.reload();
  // If the shopper touches the page before the server answers, the reload is cancelled.
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, () => stop(), { capture: true, once: true });
  return true;
}
