import { listen, createTracked } from './tracked.ts';
import type { Told, Tracked } from './tracked.ts';

/** What is used of Playwright's `Page`. */
interface Page {
  exposeFunction(name: string, told: (told: Told) => void): Promise<unknown>;
  addInitScript(script: { readonly content: string }): Promise<unknown>;
}

const name = '__cremaTracked';

/**
 * Records what the library tells on all pages that a tab opens from now on, also what a page tells as it is left. Once for a tab.
 *
 * @example
 * const tracked = await recordTracking(page);
 * await page.goto('/signup');
 * await page.getByRole('button', { name: 'Konto anlegen' }).click();
 * expect(await tracked.next('sign_up')).toMatchObject({ method: 'webshop' });
 */
export async function recordTracking(page: Page): Promise<Tracked> {
  const { tell, ...tracked } = createTracked();
  await page.exposeFunction(name, tell);
  await page.addInitScript({ content: `(${listen.toString()})((told) => window.${name}(told));` });
  return tracked;
}

/**
 * The cookie by which OneTrust tells what a visitor has agreed to, for `context.addCookies`.
 *
 * @example
 * await context.addCookies([{ ...oneTrustCookie('C0001', 'C0003'), url }]);
 */
export function oneTrustCookie(...groups: readonly string[]): {
  readonly name: string;
  readonly value: string;
} {
  const said = ['C0001', 'C0002', 'C0003', 'C0004'].map(
    (group) => `${group}:${groups.includes(group) ? 1 : 0}`,
  );
  return { name: 'OptanonConsent', value: new URLSearchParams({ groups: said.join(',') }).toString() };
}
