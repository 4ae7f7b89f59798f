import { createTracked, listen } from './tracked.ts';
import type { Told, Tracked } from './tracked.ts';

/** The used part of Playwright's `Page`. */
interface Page {
  exposeFunction(name: string, add: (told: Told) => void): Promise<unknown>;
  addInitScript(script: { readonly content: string }): Promise<unknown>;
}

const name = '__cremaTracked';

/**
 * Records what the library sends on all pages that a tab opens from now on, until each page is left. Call it once per tab.
 *
 * @example
 * const tracked = await recordTracking(page);
 * await page.goto('/signup');
 * await page.getByRole('button', { name: 'Konto anlegen' }).click();
 * expect(await tracked.next('sign_up')).toMatchObject({ method: 'webshop' });
 */
export async function recordTracking(page: Page): Promise<Tracked> {
  const { add, ...tracked } = createTracked();
  await page.exposeFunction(name, add);
  await page.addInitScript({ content: `(${listen.toString()})((told) => window.${name}(told));` });
  return tracked;
}

/**
 * Returns OneTrust's cookie with the groups that a visitor has agreed to, for `context.addCookies`.
 *
 * @example
 * await context.addCookies([{ ...oneTrustCookie('C0001', 'C0003'), url }]);
 */
export function oneTrustCookie(...groups: readonly string[]): {
  readonly name: string;
  readonly value: string;
} {
  const states = ['C0001', 'C0002', 'C0003', 'C0004'].map(
    (group) => `${group}:${groups.includes(group) ? 1 : 0}`,
  );
  return { name: 'OptanonConsent', value: new URLSearchParams({ groups: states.join(',') }).toString() };
}
