import type { SiteKey } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import type { ServedRoute } from './route.ts';

// Paths are read against a host that nobody has: what comes out with another one was no path.
const nowhere = 'https://path.invalid';

type Leading = Pick<ServedRoute, 'next' | 'returns'>;

/** The places of a brand's site that success may lead to, beside the app's own pages. */
export interface LeadTargets {
  /** The origins that `returnTo` may name. */
  readonly origins: readonly string[];
  /** Address of the shop's start page. */
  readonly shop: string;
  /** Address of the shop's checkout. */
  readonly checkout: string;
}

/** The places of a site as its brand names them. */
export const leadTargets = (
  { returnOrigins, links }: Pick<Brand, 'returnOrigins' | 'links'>,
  site: SiteKey,
): LeadTargets => {
  const { shop, checkout } = links(site);
  return { origins: returnOrigins(site), shop, checkout };
};

/** Not by `URL.canParse`, which Chrome 111 and Safari 16.4 lack. */
function readAddress(text: string): URL | undefined {
  try {
    return new URL(text, nowhere);
  } catch {
    return undefined;
  }
}

/**
 * The address a page is asked to lead back to, if it may: a path of this host, or an address of an allowed origin. Anything
 * else would let a link send shoppers from the shop's own form to somebody else's page.
 */
function returnAddress(asked: string | null, origins: readonly string[]): string | undefined {
  const address = asked ? readAddress(asked) : undefined;
  if (!address) return undefined;
  const { href, origin, pathname, search, hash } = address;
  // A `blob:` address has the origin of the page that made it, but does not begin with it.
  if (origins.includes(origin) && href.startsWith(`${origin}/`)) return href;
  // Two slashes at the beginning would name a host.
  return href.startsWith(`${nowhere}/`) && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/**
 * Returns where success leads from a page: to the allow-listed `returnTo` of its address, else to its next page, else back to the
 * checkout if the registration belongs to one, else to the shop.
 * @param address path and query under which the page was opened
 */
export function leadsTo(
  { next, returns }: Leading,
  address: string,
  { origins, shop, checkout }: LeadTargets,
): string {
  const { pathname, searchParams } = new URL(address, nowhere);
  const asked = returns ? searchParams.get('returnTo') : null;
  return returnAddress(asked, origins) ?? next ?? (pathname.endsWith('/checkout') ? checkout : shop);
}

/** The origins that success may lead to from the form of a page, beside the app's own. */
export function leadOrigins(
  { next, returns }: Leading,
  { origins, shop, checkout }: LeadTargets,
): readonly string[] {
  const ofShop = next === undefined ? [shop, checkout].map((link) => readAddress(link)?.origin) : [];
  const all = [...(returns ? origins : []), ...ofShop];
  return [...new Set(all)].filter((origin): origin is string => origin !== undefined && origin !== nowhere);
}
