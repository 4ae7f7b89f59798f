import { type SiteKey, siteFor } from '@crema/flow-domain';

/** The language of a site, such as `fr`. */
export const languageOf = (site: SiteKey): string => siteFor(site).locale.slice(0, 2);
