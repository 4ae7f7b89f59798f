import type { SiteKey } from './index.ts';

/** A site's key as it stands in file names, hosts and addresses: `ch-fr` for `CH_FR`. */
export function siteSlug(key: SiteKey): string {
  return key.toLowerCase().replace('_', '-');
}
