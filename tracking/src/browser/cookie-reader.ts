import { attempt } from './attempt.ts';
import type { PageWindow } from './page-window.ts';

/**
 * Creates what gives all cookies. Looking at `document.cookie` costs a browser a tenth of a millisecond, more than all
 * else that is done for a page view; so where the browser tells of changes, it is looked at after those and when `anew` is
 * asked for.
 */
export function createCookieReader({
  document,
  cookieStore,
}: Pick<PageWindow, 'document' | 'cookieStore'>): (anew?: boolean) => string {
  let known: string | undefined;
  cookieStore?.addEventListener('change', () => (known = undefined));
  return (anew) => {
    if (anew || !cookieStore) known = undefined;
    // Out of reach in a sandboxed frame: no cookies, hence no consent.
    return (known ??= attempt(() => document.cookie) ?? '');
  };
}
