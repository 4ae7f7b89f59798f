import { isSiteKey, siteFor, type SiteKey, siteKeyForLocale } from '@crema/flow-domain';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ownOrigin } from '../http/origin.ts';
import type { PageServices } from '../services.ts';
import { cookieNames } from '../sessions/cookies.ts';

/** A request's site. */
export interface ChosenSite {
  readonly site: SiteKey;
  /** True if the address named a site, so that the visit remembers it. */
  readonly named: boolean;
  /** True if the host is the site's own, so that every visitor gets this site at this address. */
  readonly ownHost: boolean;
}

function siteInAddress(c: Context): SiteKey | undefined {
  const key = c.req.query('site');
  return key === undefined ? siteKeyForLocale(c.req.query('locale') ?? '') : siteFor(key.toUpperCase()).key;
}

/**
 * Returns the site of a request: the site of its host, else the one that the address names, else the one that the visit remembers,
 * else DE. A locale without a site, such as `sv-SE`, names none. The browser's language never decides, because a shopper who speaks
 * another language still buys from this country.
 */
export function siteOf(
  c: Context,
  { bundle, trustProxy }: Pick<PageServices, 'bundle' | 'trustProxy'>,
): ChosenSite {
  const { host } = ownOrigin(c, trustProxy);
  const ofHost = bundle.hosts.get(host) ?? bundle.hosts.get(host.replace(/:\d+$/, ''));
  const inAddress = siteInAddress(c);
  const kept = getCookie(c, cookieNames.site);
  return {
    site: ofHost ?? inAddress ?? (isSiteKey(kept) ? kept : 'DE'),
    named: inAddress !== undefined,
    ownHost: ofHost !== undefined,
  };
}

/** Returns the language of a site, such as `fr`. */
export const languageOf = (site: SiteKey): string => siteFor(site).locale.slice(0, 2);

/** Returns the site that a posted form names, or else the site of the request. */
export function siteOfPost(
  c: Context,
  services: Pick<PageServices, 'bundle' | 'trustProxy'>,
  { site }: Readonly<Record<string, string>>,
): SiteKey {
  return isSiteKey(site) ? site : siteOf(c, services).site;
}
