import { siteFor, type SiteKey, siteKeys } from '../../../flows/domain/src/index.ts';

/** Whom a page is for: anybody, a customer who is logged in, or one who has joined the community. */
export type Visitor = 'anybody' | 'customer' | 'member';

/** A page as a visitor of a site comes to it. */
export interface PageOfSite {
  readonly site: SiteKey;
  readonly path: string;
  readonly visitor: Visitor;
  /** What becomes of it in a search engine, and with what status it answers. */
  readonly listed: boolean;
  readonly status: number;
}

/** The pages that people look for. */
const listed = ['/standalone-registration', '/crema-registration', '/community-registration'];

/** Every path of the app, by who sees a page there: typed by hand, so that a new page is a new line. */
const paths: Readonly<Record<Visitor, readonly string[]>> = {
  anybody: [
    ...listed,
    '/checkout-registration',
    '/checkout-registration-without-password',
    '/checkout-registration-with-address-without-password',
    '/thank-you/standalone',
    '/thank-you/checkout',
    '/thank-you/loyalty-card',
    '/consents',
  ],
  customer: [
    '/address-input/standalone',
    '/address-input/checkout',
    '/address-input/loyalty-card',
    '/community-request',
  ],
  member: ['/community-welcome'],
};

/** The pages without a route of their own. */
export const pageList = '/registration';
export const missingPage = '/address-input/nonsense';

/** The paths of the table. */
export const knownPaths: readonly string[] = Object.values(paths).flat();

/** Whether the site leads elsewhere from a path. */
const leadsElsewhere = (site: SiteKey, path: string) =>
  path === '/crema-registration' && !siteFor(site).loyaltyCard;

/** Every page of a site, in the order in which a visitor becomes a customer and a member. */
export function pagesOf(site: SiteKey): readonly PageOfSite[] {
  const page = (path: string, visitor: Visitor, more: Partial<PageOfSite> = {}): PageOfSite => ({
    site,
    path,
    visitor,
    listed: visitor === 'anybody' && listed.includes(path),
    status: 200,
    ...more,
  });
  return [
    ...paths.anybody.map((path) => page(path, 'anybody')),
    page(pageList, 'anybody'),
    page(missingPage, 'anybody', { status: 404 }),
    ...paths.customer.map((path) => page(path, 'customer')),
    // A customer takes the card on a page that has their own data in it.
    page('/crema-registration', 'customer'),
    page('/consents', 'customer'),
    ...paths.member.map((path) => page(path, 'member')),
  ].filter(({ path }) => !leadsElsewhere(site, path));
}

/** Every page of every site. */
export const everyPage: readonly PageOfSite[] = siteKeys.flatMap(pagesOf);
