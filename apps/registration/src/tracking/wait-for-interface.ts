/** How often the interface is looked for, and the milliseconds between (Registration §9). */
const tries = 100;
const delay = 200;

/** The part of the window that tells of the interface. */
interface Page {
  readonly collectOnTrackApi?: { readonly install: unknown } | undefined;
  addEventListener(type: string, hear: () => void): void;
  removeEventListener(type: string, hear: () => void): void;
}

/**
 * Waits for the interface that another script puts on the page. The library tells when it is there; one that does not, such as
 * an older one, is looked for.
 *
 * @throws when it has not come after the last look
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
