import { calendarDateIn, isSiteKey, siteFor, type SiteKey } from '@crema/flow-domain';
import type { Context, Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ConsentKeys } from '../../core/consents/chain-keys.ts';
import type { CustomerFacts } from '../../core/customer-data/customer-facts.ts';
import { newFormat, oldFormat, type Reported } from '../../core/customer-data/formats.ts';
import { grantsStatistics } from '../../core/customer-data/statistics-consent.ts';
import { findTrackedCustomer } from '../../core/customer-data/tracked-customer.ts';
import { keyedName } from '../../core/secrets/ids.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import type { AppBundle } from '../pages/app-bundle.ts';
import { siteOf } from '../pages/site-of.ts';
import { type Call, described } from '../reference/described.ts';
import { siteHeader, tokenOfTracking, trackingHeaders } from '../reference/parameters.ts';
import type { SessionServices } from '../services.ts';
import { readProtected } from '../sessions/cookies.ts';
import { loggedInAs } from '../sessions/login.ts';

/** The parts of the services that these calls use. */
interface CustomerDataServices extends SessionServices {
  readonly bundle: AppBundle;
  readonly consentKeys: ConsentKeys;
  readonly customerFacts: CustomerFacts;
}

/** Returns the customer who is logged in, as tracking may report them. Undefined for a visitor. */
async function findReported(
  c: Context<AppEnv>,
  services: CustomerDataServices,
  site: SiteKey,
): Promise<Reported | undefined> {
  // The site CH_FR is CH for tracking (Tracking §2).
  const { country, timeZone } = siteFor(site);
  const loginId = await loggedInAs(c, services);
  if (loginId === undefined) return undefined;
  const [customer, facts] = await Promise.all([
    findTrackedCustomer(services, loginId),
    services.customerFacts.of(loginId, country),
  ]);
  const session = readProtected(c, ownOrigin(c, services.trustProxy), 'session');
  const nameOf = (purpose: string, text = '') => keyedName(services.keys.content, `${purpose} ${text}`);
  return (
    customer && {
      customer,
      facts,
      ids: grantsStatistics(c.req.header('cookie'))
        ? { session: nameOf('tracking session', session), affiliate: nameOf('tracking affiliate', loginId) }
        : undefined,
      cardWord: services.bundle.cardWord,
      today: calendarDateIn(timeZone, services.now()),
      isAffiliateDevice: getCookie(c, 'cashback') !== undefined,
    }
  );
}

const about =
  'For tracking. A visitor without a session is `LOGGED_OUT`. Without consent to statistics, which the cookie `OptanonConsent` ' +
  'says, the answer has no id and no e-mail address.';

const newCall: Call = {
  id: 'customerData',
  group: 'Tracking',
  title: 'Customer data in the new format',
  about,
  parameters: [siteHeader, tokenOfTracking, ...trackingHeaders],
  success: { status: 200, about: 'The data.', schema: 'CustomerData' },
  refuses: ['origin', 'malformed'],
};

const isRight = {
  'X-Site': isSiteKey,
  'X-CSRF-Token': (text) => text === 'csrf',
  'X-Triggered-By': (text) => text === 'tracking',
} as const satisfies Readonly<Record<string, (text: string | undefined) => boolean>>;

/** Handles `GET /service/customerfrontenddata/api/v1/psdata` (Tracking §3, §7). */
export const getCustomerData = (services: CustomerDataServices): Handler<AppEnv> =>
  described(newCall, async (c) => {
    const wrong = Object.entries(isRight).filter(([name, check]) => !check(c.req.header(name)));
    const site = c.req.header('x-site');
    if (wrong.length > 0 || !isSiteKey(site)) {
      return problem(
        c,
        400,
        wrong.map(([field]) => ({ field, code: 'MALFORMED_REQUEST' })),
      );
    }
    const reported = await findReported(c, services, site);
    c.header('Cache-Control', 'private, no-store');
    return c.json(newFormat(reported));
  });

const oldCall: Call = {
  id: 'oldCustomerData',
  group: 'Tracking',
  title: 'Customer data in the old format',
  about,
  below: '/json',
  success: { status: 200, about: 'The data.', schema: 'OldCustomerData' },
};

/** Handles `GET /json/psdata` (Tracking §3, §7). The site is that of the page. */
export const getOldCustomerData = (services: CustomerDataServices): Handler<AppEnv> =>
  described(oldCall, async (c) => {
    const reported = await findReported(c, services, siteOf(c, services).site);
    c.header('Cache-Control', 'private, no-store');
    return c.json(oldFormat(reported));
  });
