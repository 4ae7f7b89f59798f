import type { Page } from 'playwright';

/** Closes a tab as a person does: what the page has to say as it goes is heard. */
export async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}
