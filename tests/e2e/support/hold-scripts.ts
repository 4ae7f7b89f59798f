import type { Page } from 'playwright';

/**
 * Blocks scripts of a page until the test releases them. They then arrive or fail.
 * @param which all scripts, or those with a name
 */
export async function holdScripts(page: Page, end: 'continue' | 'abort', which = '*'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(`**/assets/${which}.js*`, async (route) => {
    await held;
    await route[end]();
  });
  return () => release();
}
