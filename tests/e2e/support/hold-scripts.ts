import type { Page } from 'playwright';

/** Keeps scripts of a page away until they are released, to arrive or to fail. @param which all, or those of a name */
export async function holdScripts(page: Page, end: 'continue' | 'abort', which = '*'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(`**/assets/${which}.js*`, async (route) => {
    await held;
    await route[end]();
  });
  return () => release();
}
