/** Milliseconds in which a page is not reloaded twice (Registration §9). */
export const reloadGuard = 10_000;

const place = 'reloaded';

/**
 * Reloads the page because one of its scripts cannot be fetched, unless it was reloaded just now (Registration §8). Without session
 * storage it never reloads, because nothing would end a loop.
 * @returns true if the page is being reloaded
 */
export function reloadOnce(): boolean {
  const now = Date.now();
  try {
    const age = now - Number(sessionStorage.getItem(place));
    // A clock that was set back makes the last reload later than now, and may not hold the next one back.
    if (age >= 0 && age < reloadGuard) return false;
    sessionStorage.setItem(place, `${now}`);
  } catch {
    return false;
  }
  location.reload();
  // A shopper who touches the page before the server has answered keeps it: the reload is called off.
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, () => stop(), { capture: true, once: true });
  return true;
}
