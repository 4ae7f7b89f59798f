import { isSiteKey, siteFor, siteKeyForLocale, type SiteKey } from '@crema/flow-domain';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ownOrigin } from '../security/origin.ts';
import { cookieNames } from '../sessions/cookie-names.ts';
import type { PageServices } from './page-services.ts';

/** A request's site. */
export interface ChosenSite {
  readonly site: SiteKey;
  /** Whether it was named in the address, so that the visit keeps it. */
  readonly named: boolean;
}

/**
 * The site a request is for: its host's, else the one named in the address, else the one the visit keeps, else DE. A locale
 * without a site, such as `sv-SE`, names none. The browser's language never decides, because a shopper who speaks another one
 * still buys from this country.
 */
export function siteOf(
  c: Context,
  { bundle, trustProxy }: Pick<PageServices, 'bundle' | 'trustProxy'>,
): ChosenSite {
  const { host } = ownOrigin(c, trustProxy);
  const ofHost = bundle.hosts.get(host) ?? bundle.hosts.get(host.replace(/:\d+$/, ''));
  if (ofHost !== undefined) return { site: ofHost, named: false };
  const key = c.req.query('site');
  if (key !== undefined) return { site: siteFor(key.toUpperCase()).key, named: true };
  const ofLocale = siteKeyForLocale(c.req.query('locale') ?? '');
  if (ofLocale !== undefined) return { site: ofLocale, named: true };
  const kept = getCookie(c, cookieNames.site);
  return { site: isSiteKey(kept) ? kept : 'DE', named: false };
}
