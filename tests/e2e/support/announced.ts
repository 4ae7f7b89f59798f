import type { Page } from 'playwright';

/** Notes all that a page announces from now on. An announcement stands in the page for five seconds only. */
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

/** Returns what was announced since then, in order. */
export const announced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'announced'));
