import type { SiteKey } from '@crema/flow-domain';
import { allowedAddress, originsOf, pageAddress } from '@crema/page-shell/allowed-address';
import type { Brand } from '../brand/brand.ts';
import type { ServedRoute } from './route.ts';

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
  const { pathname, searchParams } = pageAddress(address);
  const asked = returns ? searchParams.get('returnTo') : null;
  return allowedAddress(asked, origins) ?? next ?? (pathname.endsWith('/checkout') ? checkout : shop);
}

/** Returns the origins to which success may lead from the form of a page, in addition to the app's own. */
export function leadOrigins(
  { next, returns }: Leading,
  { origins, shop, checkout }: LeadTargets,
): readonly string[] {
  return originsOf([...(returns ? origins : []), ...(next === undefined ? [shop, checkout] : [])]);
}
