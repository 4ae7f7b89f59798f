import type { Page } from 'playwright';

/** Closes a tab as a user does, so that the page can still send its last messages. */
export async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}
