import { type SiteKey, siteKeys, siteSlug } from '@crema/flow-domain';
import type { BrandModule } from './brand.ts';

/** Returns the site of each host name: the brand's own hosts, and one for development. Without a host, `?site=` names a site. */
export const hostsOf = (hosts: BrandModule['hosts']): Readonly<Record<string, SiteKey>> =>
  Object.fromEntries(
    siteKeys.flatMap((site) => [...hosts(site), `${siteSlug(site)}.localhost`].map((host) => [host, site])),
  );
