import type { CustomerName, Site, SiteKey } from '@crema/flow-domain';
import type { Route } from './route.ts';

/** A visitor who asks for a page. */
export interface Visit {
  readonly site: Site<SiteKey>;
  /** The customer who is logged in. */
  readonly customer?: CustomerName | undefined;
  /** Value of the path's parameter, such as `checkout` in `/address-input/checkout`. */
  readonly parameter?: string | undefined;
  /** Finds where success would lead from the page. */
  readonly leadsTo: () => string;
}

/** Checks if a visitor may see a page. Returns `undefined`, or the path of the page to show instead. */
export type RouteCheck = (visit: Visit) => string | undefined;

/** The checks that routes name, run before a page is rendered and again when the app shows one without a load. */
export type RouteChecks = Readonly<Record<string, RouteCheck>>;

/** The app's checks (Registration §2). */
export const checks: RouteChecks = {
  // A customer never gets a second account.
  newcomer: ({ customer, leadsTo }) => (customer ? leadsTo() : undefined),
  // Only a customer has a profile to complete.
  customer: ({ customer, parameter = 'standalone' }) => (customer ? undefined : `/thank-you/${parameter}`),
  // The page asks its visitor to log in, which a customer has done already.
  stranger: ({ customer, parameter = 'standalone' }) =>
    customer ? `/address-input/${parameter}` : undefined,
  // A company is admitted, because the page itself says that the card is not for companies.
  'card-registration': ({ site }) => (site.loyaltyCard ? undefined : '/signup'),
  'community-registration': ({ site, customer }) => {
    if (!site.community) return '/signup';
    return customer ? '/community-request' : undefined;
  },
  'community-request': ({ site, customer }) => {
    if (!site.community) return '/signup';
    if (!customer) return '/community-registration';
    return customer.isCommunityMember ? '/community-welcome' : undefined;
  },
  // Only a member is welcomed, because the window that opened the popup trusts the result of this page.
  'community-welcome': ({ site, customer }) => {
    if (!site.community) return '/signup';
    if (!customer) return '/community-registration';
    return customer.isCommunityMember ? undefined : '/community-request';
  },
};

/** The result of a route's check: the visitor is admitted, is redirected, or no check has that name. */
export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'unknown-check' };

/** Runs the check of a route. */
export function admit({ check }: Route, visit: Visit, among: RouteChecks): Admission {
  if (check === undefined) return { kind: 'admitted' };
  const run = Object.hasOwn(among, check) ? among[check] : undefined;
  if (!run) return { kind: 'unknown-check' };
  const location = run(visit);
  return location === undefined ? { kind: 'admitted' } : { kind: 'elsewhere', location };
}
