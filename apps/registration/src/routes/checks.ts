import type { CustomerName, Site, SiteKey } from '@crema/flow-domain';
import type { RouteChecks } from '@crema/page-shell/route-checks';

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

/** The app's checks (Registration §2). */
export const checks: RouteChecks<Visit> = {
  // A customer never gets a second account.
  newcomer: ({ customer, leadsTo }) => (customer ? leadsTo() : undefined),
  // A customer who is logged in goes where the log-in would lead.
  'logged-out': ({ customer, leadsTo }) => (customer ? leadsTo() : undefined),
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
