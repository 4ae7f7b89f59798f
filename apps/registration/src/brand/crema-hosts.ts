import { type SiteKey, siteKeys, siteSlug } from '@crema/flow-domain';
import type { BrandHosts } from './brand.ts';
import { crema } from './crema.ts';

const publicHost = (site: SiteKey) => new URL(crema.origin(site)).host;
const localHost = (site: SiteKey) => `${siteSlug(site)}.localhost`;

/** Which host is which site: the public one, and one for development. Apart from the brand, because only the server needs it. */
export const cremaHosts: BrandHosts = Object.fromEntries(
  siteKeys.flatMap((site) => [
    [publicHost(site), site],
    [localHost(site), site],
  ]),
);
