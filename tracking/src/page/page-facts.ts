import { attempt } from '../browser/attempt.ts';
import { hasAtSign } from '../browser/personal-text.ts';
import type { PageWindow } from '../browser/page-window.ts';

const mobile = /^\/m(?=\/|$)|\/m\/?$/g;
const lastSegment = /\/[^/]*\/?$/;

/**
 * Normalises the path of a page (Tracking §2). Removes the mobile site's `/m` at both ends, and a last segment with an at-sign,
 * which may be an e-mail address. `/m/a/b@c.de` becomes `/a`, `/market` stays.
 */
export function pagePath(path: string): string {
  // Without the last segment the path may end with `/m` again.
  const withoutAddress = (last: string) => (hasAtSign(last) ? '' : last);
  return path.replace(mobile, '').replace(lastSegment, withoutAddress).replace(mobile, '') || '/';
}

/** The app around a page: the new app, the cross-channel app (`xc`), or the app that shows the mobile pages (`legacy`). */
export type AppContext = 'app' | 'xc' | 'legacy';

/** Returns the app that shows a page, by its cookie or by the platform in the page data (Tracking §4). */
export function appContext(cookies: string, platform = ''): AppContext | undefined {
  if (/(^|; )app_context=/.test(cookies)) return 'app';
  if (/(^|; )xc_app=/.test(cookies)) return 'xc';
  return /^(smartphone|tablet)$/i.test(platform) ? 'legacy' : undefined;
}

/**
 * Returns the locale of a site, such as `fr-CH` (Tracking §2). The language is in the site's key, or the browser knows it from the
 * country, also for sites that a shop adds later. Returns undefined in a browser without `Intl.Locale`.
 */
export function localeOf(site: string): string | undefined {
  const country = site.slice(0, 2).toUpperCase();
  const language = site.slice(3) || attempt(() => new Intl.Locale(`und-${country}`).maximize().language);
  return language && `${language}-${country}`;
}

/**
 * Returns true for page types that wait for an e-commerce event: product views, Add_to_basket, every checkout step and the order
 * confirmation (Tracking §4). `pageType` is in lower case.
 */
export function waitsForCommerce(pageType = ''): boolean {
  return /^(product view$|add_to_basket$|order confirmation$|checkout)/.test(pageType);
}

/** Runs a function at once or, if the page is prerendered, when it is shown. */
export function whenShown({ document }: Pick<PageWindow, 'document'>, run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
