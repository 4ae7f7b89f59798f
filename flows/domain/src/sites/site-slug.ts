import type { SiteKey } from './index.ts';

/** Returns a site's key as file names, hosts and URLs contain it: `ch-fr` for `CH_FR`. */
export function siteSlug(key: SiteKey): string {
  return key.toLowerCase().replace('_', '-');
}
