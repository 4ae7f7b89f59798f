import { siteFor, type SiteKey, siteKeys } from '../../../flows/domain/src/index.ts';

/** The visitor that a page is for: anybody, a logged-in customer, or a member of the community. */
export type Visitor = 'anybody' | 'customer' | 'member';

/** A page as a visitor of a site opens it. */
export interface PageOfSite {
  readonly site: SiteKey;
  readonly path: string;
  readonly visitor: Visitor;
  /** True if search engines may list the page, which then responds with status 200. */
  readonly listed: boolean;
  readonly status: number;
}

/** The pages that people search for. */
const listed = ['/standalone-registration', '/crema-registration', '/community-registration'];

/**
 * Every path of the app, by the visitor who sees a page there. Written by hand, so that a new page is a new
 * line.
 */
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
    '/confirm',
    '/confirm/done',
    '/confirm/old',
    '/confirm/unknown',
    '/login',
    '/login/renewed',
    '/login/ended',
    '/password',
    '/password/sent',
    '/password/old',
    '/password/new',
    '/account',
    '/account/changed',
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

/** True if the site redirects a path to another page. */
const leadsElsewhere = (site: SiteKey, path: string) =>
  path === '/crema-registration' && !siteFor(site).loyaltyCard;

/** Returns every page of a site, in the order in which a visitor becomes a customer and a member. */
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
    // A logged-in customer takes the card on a page that shows the customer's own data.
    page('/crema-registration', 'customer'),
    page('/consents', 'customer'),
    page('/account', 'customer'),
    ...paths.member.map((path) => page(path, 'member')),
  ].filter(({ path }) => !leadsElsewhere(site, path));
}

/** Every page of every site. */
export const everyPage: readonly PageOfSite[] = siteKeys.flatMap(pagesOf);
