/** Milliseconds in which a page is not loaded anew twice (Registration §9). */
export const reloadGuard = 10_000;

const place = 'reloaded';

/**
 * Loads the page anew because a script of it cannot be had, unless that was done just now (Registration §8). Without session
 * storage nothing would keep it from doing so over and over: then not at all.
 * @returns whether the page is being loaded
 */
export function reloadOnce(): boolean {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(place)) < reloadGuard) return false;
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
