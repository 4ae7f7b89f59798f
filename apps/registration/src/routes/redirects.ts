import type { SiteKey } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import { leadTargets } from './leads-to.ts';

type Redirecting = Pick<Brand, 'redirects' | 'returnOrigins' | 'links'>;

/** Returns true if a brand's pages may lead to an address on a site: one of the shop, or one that `returnTo` may name. */
export function isOfBrand(brand: Redirecting, site: SiteKey, address: string): boolean {
  const { origins, shop } = leadTargets(brand, site);
  return [...origins, new URL(shop).origin].some((origin) => address.startsWith(`${origin}/`));
}

/**
 * Returns the addresses that replace the app's pages on a site, by path.
 * @throws if one leads to another site
 */
export function redirectsOf(brand: Redirecting, site: SiteKey): Readonly<Record<string, string>> {
  const redirects = brand.redirects?.(site) ?? {};
  for (const [path, address] of Object.entries(redirects)) {
    if (!isOfBrand(brand, site, address))
      throw new Error(
        `${path} leads to ${address} on ${site}, which is no address of ${brand.links(site).shop}`,
      );
  }
  return redirects;
}

/** A path as redirects name it: a slash at its end makes no difference. */
export const redirectKey = (path: string): string => path.replace(/(?<=.)\/$/, '');
