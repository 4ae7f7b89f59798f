import { attempt } from './attempt.ts';
import type { PageWindow } from './page-window.ts';

/**
 * Creates a function that returns all cookies. Reading `document.cookie` takes a browser 0.1 ms, more than all other work of a
 * page view. If the browser reports changes (`cookieStore`), the text is cached until one is reported or `fresh` is true.
 */
export function createCookieReader({
  document,
  cookieStore,
}: Pick<PageWindow, 'document' | 'cookieStore'>): (fresh?: boolean) => string {
  let cached: string | undefined;
  cookieStore?.addEventListener('change', () => (cached = undefined));
  return (fresh) => {
    if (fresh || !cookieStore) cached = undefined;
    // A sandboxed frame has no access to cookies. Without cookies there is no consent.
    return (cached ??= attempt(() => document.cookie) ?? '');
  };
}
