import { samplePerson } from '../../../apps/registration/dev/sample-person.ts';

/** Submits a form with all of its consents, as a page without JavaScript does. */
async function send(page, address, values) {
  await page.goto(address);
  for (const [name, value] of Object.entries(values)) {
    const input = page.locator(`[name="${name}"]`);
    if (name.endsWith('salutation')) await input.selectOption(value);
    else await input.fill(value);
  }
  for (const consent of await page.locator('[name^="consents."][type=checkbox]').all()) await consent.check();
  await page.locator('button[type=submit]').click();
  const refused = await page.locator('form [aria-invalid=true]').count();
  if (refused > 0) throw new Error(`${address} refused ${refused} of the values.`);
}

/**
 * Registers a visitor of each kind that `shownPage` knows, and returns their cookies.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the server
 * @param {string} site
 * @returns {Promise<Record<string, Awaited<ReturnType<import('playwright').BrowserContext['storageState']>> | undefined>>}
 */
export async function visitorsOf(browser, origin, site) {
  const become = async (name, forms) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      const signup = { ...samplePerson, email: `${name}@example.com` };
      await send(page, `${origin}/signup?site=${site}`, signup);
      for (const path of forms) await send(page, `${origin}${path}`, {});
      return await context.storageState();
    } finally {
      await context.close();
    }
  };
  return {
    anybody: undefined,
    customer: await become('customer', []),
    member: await become('member', ['/community-request']),
  };
}
