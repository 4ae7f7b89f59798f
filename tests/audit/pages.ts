/**
 * The pages of the audit and their states. A page that comes later joins by a line here. The page list is for developers
 * and not delivered with `PAGE_LIST=off`, so it is not here.
 */
import { siteFor, type SiteKey, siteKeys } from '../../flows/domain/src/index.ts';
import { becomeCustomer } from '../e2e/support/become-customer.ts';
import type { Reach, StateName, States } from './check.ts';
import { addressStates, flyoutStates } from './reach/address.ts';
import { consentStates } from './reach/consents.ts';
import { cardStates, flowStates } from './reach/flow.ts';
import { open, opened, submit, wrong } from './reach/open.ts';

interface AuditedPage {
  /** Short name in the ids of rows. */
  readonly id: string;
  readonly path: string;
  readonly states: States;
}

const page = (id: string, path: string, states: States = { empty: opened(path) }): AuditedPage => ({
  id,
  path,
  states,
});

const customer: Reach = ({ page, url, site }) => becomeCustomer(page, url, site);

const pages: readonly AuditedPage[] = [
  page('signup', '/signup', {
    ...flowStates('signing up'),
    card: cardStates.onSignup,
    'consent banner': opened('/signup'),
  }),
  page('checkout', '/checkout-registration', flowStates('checking out')),
  page('guest', '/checkout-registration-without-password', flowStates('checking out as a guest')),
  page('guest-address', '/checkout-registration-with-address-without-password', {
    ...flowStates('checking out as a guest with an address'),
  }),
  page('card', '/crema-registration', { ...flowStates('taking the card'), card: cardStates.own }),
  page('card-customer', '/crema-registration', {
    empty: opened('/crema-registration', customer),
    dialog: cardStates.dialog,
  }),
  page('card-company', '/crema-registration', { empty: cardStates.company }),
  page('community', '/community-registration', flowStates('joining the community')),
  page('community-request', '/community-request', flowStates('asking to join the community')),
  page('address', '/address-input/standalone', addressStates),
  page('address-known', '/address-input/standalone', flyoutStates),
  page('address-checkout', '/address-input/checkout', {
    empty: opened('/address-input/checkout', customer),
  }),
  page('address-card', '/address-input/loyalty-card', {
    empty: opened('/address-input/loyalty-card', customer),
  }),
  page('thank-you', '/thank-you/standalone'),
  page('thank-you-checkout', '/thank-you/checkout'),
  page('thank-you-card', '/thank-you/loyalty-card'),
  page('consents-stranger', '/consents'),
  page('consents', '/consents', consentStates),
  page('confirm', `/confirm?token=${'A'.repeat(43)}`, {
    empty: opened(`/confirm?token=${'A'.repeat(43)}`),
    waiting: opened('/confirm'),
    done: opened('/confirm/done'),
  }),
  page('confirm-old', `/confirm/old?token=${'A'.repeat(43)}`),
  page('confirm-unknown', '/confirm/unknown'),
  page('login', '/login', {
    empty: opened('/login'),
    wrong: async (stage) => {
      await open(stage, '/login');
      await submit(stage.page);
      await wrong(stage.page);
    },
    done: opened('/login/renewed'),
  }),
  page('password', '/password'),
  page('password-new', `/password/new?token=${'A'.repeat(43)}`, {
    empty: opened(`/password/new?token=${'A'.repeat(43)}`),
    done: opened('/password/sent'),
    failed: opened('/password/old'),
  }),
  page('account', '/account', {
    empty: opened('/account', customer),
    wrong: async (stage) => {
      await opened('/account', customer)(stage);
      await submit(stage.page);
      await wrong(stage.page);
    },
    done: opened('/account/changed', customer),
  }),
  page('missing', '/address-input/nonsense'),
];

/** The site on which the audit does everything. */
const whole: SiteKey = 'DE';

/** The states in which it looks at the other sites. */
const changedBySites: ReadonlySet<StateName> = new Set(['empty', 'wrong', 'turkey', 'card', 'flyout']);

/** A page in one state on one site. */
export interface Visit {
  readonly site: SiteKey;
  readonly page: string;
  readonly path: string;
  readonly state: StateName;
  readonly reach: Reach;
  /** True on the site on which the audit does everything. */
  readonly isWhole: boolean;
}

const isState = (text: string): text is StateName => text.length > 0;

/** True if a site redirects the page to another one. */
const isAway = (site: SiteKey, { id }: AuditedPage) => {
  const { loyaltyCard, community, companyField } = siteFor(site);
  if (id.startsWith('card') || id.endsWith('-card'))
    return !loyaltyCard || (id === 'card-company' && !companyField);
  return id.startsWith('community') && !community;
};

/** All pages × sites × states. */
export const visits: readonly Visit[] = siteKeys.flatMap((site) =>
  pages
    .filter((audited) => !isAway(site, audited))
    .flatMap((audited) =>
      Object.entries(audited.states).flatMap(([state, reach]): Visit[] =>
        isState(state) && (site === whole || changedBySites.has(state))
          ? [{ site, page: audited.id, path: audited.path, state, reach, isWhole: site === whole }]
          : [],
      ),
    )
    .filter(({ state }) => state !== 'card' || siteFor(site).loyaltyCard),
);
