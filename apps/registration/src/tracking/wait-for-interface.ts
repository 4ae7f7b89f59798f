/** Number of checks for the interface, and the milliseconds between them (Registration §9). */
const tries = 100;
const delay = 200;

/** The part of the window that has the interface and its event. */
interface Page {
  readonly collectOnTrackApi?: { readonly install: unknown } | undefined;
  addEventListener(type: string, hear: () => void): void;
  removeEventListener(type: string, hear: () => void): void;
}

/**
 * Waits for the interface that another script puts on the page. The library sends an event when it is there. The function also
 * checks again and again, because an older library sends no event.
 *
 * @throws if the interface is not there after the last check
 */
export async function waitForInterface(page: Page): Promise<void> {
  const isThere = () => typeof page.collectOnTrackApi?.install === 'function';
  for (let left = tries; !isThere(); left -= 1) {
    if (left === 0) throw new Error(`collectOnTrackApi has not come within ${tries * delay} ms.`);
    await new Promise<void>((look) => {
      const done = () => {
        page.removeEventListener('collectOnTrackApi:ready', done);
        look();
      };
      page.addEventListener('collectOnTrackApi:ready', done);
      setTimeout(done, delay);
    });
  }
}
