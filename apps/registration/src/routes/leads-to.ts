import type { SiteKey } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import type { ServedRoute } from './route.ts';

// Paths are read relative to a host that cannot exist. If the result has another host, the text was no path.
const nowhere = 'https://path.invalid';

type Leading = Pick<ServedRoute, 'next' | 'returns'>;

/** The addresses of a brand's site to which success may lead, in addition to the app's own pages. */
export interface LeadTargets {
  /** The origins that `returnTo` may name. */
  readonly origins: readonly string[];
  /** Address of the shop's start page. */
  readonly shop: string;
  /** Address of the shop's checkout. */
  readonly checkout: string;
}

/** Returns the addresses of a site as its brand names them. */
export const leadTargets = (
  { returnOrigins, links }: Pick<Brand, 'returnOrigins' | 'links'>,
  site: SiteKey,
): LeadTargets => {
  const { shop, checkout } = links(site);
  return { origins: returnOrigins(site), shop, checkout };
};

/** Returns the parsed address, or `undefined`. Does not use `URL.canParse`, which Chrome 111 and Safari 16.4 lack. */
function readAddress(text: string): URL | undefined {
  try {
    return new URL(text, nowhere);
  } catch {
    return undefined;
  }
}

/**
 * Returns the address to which a page should lead back, if it is a path of this host or an address of an allowed origin. Any
 * other address would let a link send shoppers from the shop's own form to the page of an attacker.
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

/** Returns the origins to which success may lead from the form of a page, in addition to the app's own. */
export function leadOrigins(
  { next, returns }: Leading,
  { origins, shop, checkout }: LeadTargets,
): readonly string[] {
  const ofShop = next === undefined ? [shop, checkout].map((link) => readAddress(link)?.origin) : [];
  const all = [...(returns ? origins : []), ...ofShop];
  return [...new Set(all)].filter((origin): origin is string => origin !== undefined && origin !== nowhere);
}
