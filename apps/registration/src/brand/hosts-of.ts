import { type SiteKey, siteKeys, siteSlug } from '@crema/flow-domain';
import type { BrandModule } from './brand.ts';

/** Which host is which site: a brand's own ones, and one for development. A site without a host is reached by `?site=`. */
export const hostsOf = (hosts: BrandModule['hosts']): Readonly<Record<string, SiteKey>> =>
  Object.fromEntries(
    siteKeys.flatMap((site) => [...hosts(site), `${siteSlug(site)}.localhost`].map((host) => [host, site])),
  );
