import { siteFor, type SiteKey, siteKeys } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import { admit } from '../routes/checks.ts';
import type { PageState } from '../routes/page-state.ts';
import type { Route } from '../routes/route.ts';
import { pathsOf } from '../routes/route-table.ts';
import type { Routing } from '../routes/routing.ts';

/** An app with the pages to list. */
interface ListedApp {
  readonly brand: Pick<Brand, 'name' | 'origin'>;
  readonly routing: Pick<Routing, 'checks'>;
}

/** What is said of a page beside a link to it. */
interface Preview {
  /** The page's title, without the brand's name. */
  readonly title: string;
  readonly description: string;
  /** Path of the picture. */
  readonly image: string;
}

/** A page as search engines list it and other sites show a link to it. */
export interface Listing extends Preview {
  /** The page's one address, whatever it was opened under. */
  readonly address: string;
  /** BCP 47 tag of its language. */
  readonly locale: string;
  /** The same page on every site that has it, this one among them, by the BCP 47 tag of its language. */
  readonly translations: Readonly<Record<string, string>>;
  /** The page for readers of any other language. */
  readonly fallback?: string | undefined;
  /** The brand's name. */
  readonly siteName: string;
}

/** Whether anybody who comes to a site's page sees it there. */
const isOpen = ({ routing }: ListedApp, route: Route, site: SiteKey): boolean =>
  admit(route, { site: siteFor(site), leadsTo: () => '/' }, routing.checks).kind === 'admitted';

/**
 * Finds how a page is listed.
 * @returns nothing for a page that no search engine may list: one that is not for everybody, or not as everybody sees it
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
