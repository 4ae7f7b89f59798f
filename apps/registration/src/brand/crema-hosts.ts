import { type SiteKey, siteKeys, siteSlug } from '@crema/flow-domain';
import type { BrandHosts } from './brand.ts';
import { crema } from './crema.ts';

const shopHost = (site: SiteKey) => new URL(crema.links(site).shop).host;
const localHost = (site: SiteKey) => `${siteSlug(site)}.localhost`;

/** Which host is which site: its shop's, and one for development. Apart from the brand, because only the server needs it. */
export const cremaHosts: BrandHosts = Object.fromEntries(
  siteKeys.flatMap((site) => [
    [shopHost(site), site],
    [localHost(site), site],
  ]),
);
