import type { Page } from 'playwright';

/** Records all announcements of a page from now on. The page shows an announcement for only five seconds. */
export const noteAnnouncements = (page: Page, how: 'assertive' | 'polite'): Promise<void> =>
  page.evaluate((live) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    for (const region of document.querySelectorAll(`[aria-live="${live}"]`)) {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) announced.push(node.textContent ?? '');
      }).observe(region, { childList: true });
    }
  }, how);

/** Returns the recorded announcements, in order. */
export const announced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'announced'));
