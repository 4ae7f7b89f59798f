import type { Listing, Preview } from '@crema/page-shell/head';
import { siteFor, type SiteKey, siteKeys } from '@crema/flow-domain';
import { pathsOf } from '@crema/page-shell/route-table';
import { admit } from '@crema/page-shell/route-checks';
import type { Brand } from '../brand/brand.ts';
import type { PageState } from '../routes/page-state.ts';
import type { Route } from '../routes/route.ts';
import type { Routing } from '../routes/routing.ts';

/** The parts of an app that decide which pages are listed. */
interface ListedApp {
  readonly brand: Pick<Brand, 'name' | 'origin'>;
  readonly routing: Pick<Routing, 'checks'>;
}

/** Returns true if every visitor of a site's page sees it there. */
const isOpen = ({ routing }: ListedApp, route: Route, site: SiteKey): boolean =>
  admit(route, { site: siteFor(site), leadsTo: () => '/' }, routing.checks).kind === 'admitted';

/**
 * Returns how a page is listed.
 * @param preview with the path of its picture
 * @returns `undefined` for a page that no search engine may list, because not every visitor sees it, or sees it this way
 */
export function listingOf(
  app: ListedApp,
  route: Route,
  { site, customer, form }: Pick<PageState, 'site' | 'customer' | 'form'>,
  preview: Preview,
): Listing | undefined {
  const [path] = pathsOf(route);
  if (!route.listed || path === undefined || customer || form) return undefined;
  const addressOn = (key: SiteKey) => app.brand.origin(key) + path;
  const open = siteKeys.filter((key) => isOpen(app, route, key));
  return {
    ...preview,
    image: app.brand.origin(site) + preview.image,
    address: addressOn(site),
    locale: siteFor(site).locale,
    translations: Object.fromEntries(open.map((key) => [siteFor(key).locale, addressOn(key)])),
    fallback: open.includes('DE') ? addressOn('DE') : undefined,
    siteName: app.brand.name,
  };
}
