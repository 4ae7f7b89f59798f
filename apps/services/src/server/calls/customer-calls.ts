import { type ConsentDocument, siteFor, type SiteKey } from '@crema/flow-domain';
import type { Handler } from 'hono';
import { findCustomerInfo } from '../../core/customers/find-customer.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type Call, described, unreadBody } from '../reference/described.ts';
import { optionalSite, tokenHeader, withdrawableKind } from '../reference/parameters.ts';
import { loggedInAs } from '../sessions/login.ts';
import type { OpenChannels } from '../../core/outbox/outbox.ts';
import type { SessionServices } from '../services.ts';
import { takeWrite } from '../sessions/take-body.ts';
import type { ConsentKeys } from '../../core/consents/chain-keys.ts';
import { decidedConsents, isWithdrawable, withdrawConsent } from '../../core/consents/customer-consents.ts';

const customerCall: Call = {
  id: 'customer',
  group: 'Customers',
  title: 'The customer who is logged in',
  about: 'Asked by a page that shows an address and was reached without a load.',
  needs: 'session',
  success: { status: 200, about: 'What forms know of the customer.', schema: 'Customer' },
};

/**
 * Handles `GET /service/registration/api/v1/customers/me`. Returns the logged-in customer (Registration §3, customer info). A page
 * calls it if it shows an address and the browser reached it without a page load.
 */
export const getCustomer = (services: SessionServices): Handler<AppEnv> =>
  described(customerCall, async (c) => {
    const loginId = await loggedInAs(c, services);
    const customer = loginId === undefined ? undefined : await findCustomerInfo(services.db, loginId);
    if (!customer) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    c.header('Cache-Control', 'no-store');
    return c.json(customer);
  });

/** The parts of the services that these calls use. */
interface ConsentServices extends SessionServices {
  readonly consentKeys: ConsentKeys;
  readonly channels: OpenChannels;
}

const listCall: Call = {
  id: 'customerConsents',
  group: 'Customers',
  title: 'What the customer has consented to',
  about: 'The last decision about every consent, and which of them can be withdrawn.',
  needs: 'session',
  success: { status: 200, about: 'The decisions.', schema: 'CustomerConsents' },
};

/**
 * Handles `GET /service/registration/api/v1/customers/me/consents`. Returns the logged-in customer's latest decision about every
 * consent, and if the consent can be withdrawn.
 */
export const getCustomerConsents = (services: ConsentServices): Handler<AppEnv> =>
  described(listCall, async (c) => {
    const loginId = await loggedInAs(c, services);
    if (loginId === undefined) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    const decided = await decidedConsents(services, loginId);
    const consents = decided.map(
      ({ kind, granted, documentId, documentVersion, decidedAt, withdrawable }) => ({
        kind,
        granted,
        documentId,
        documentVersion,
        decidedAt,
        withdrawable,
      }),
    );
    c.header('Cache-Control', 'no-store');
    return c.json({ consents });
  });

const withdrawCall: Call = {
  id: 'withdrawConsent',
  group: 'Customers',
  title: 'Withdraw a consent',
  about:
    'Takes a consent back. A repeated call changes nothing more. The body is said to be JSON, and nothing of it is read.',
  needs: 'token',
  parameters: [withdrawableKind, tokenHeader],
  body: unreadBody,
  success: { status: 204, about: 'Withdrawn.' },
  refuses: ['nowhere', 'login'],
};

/**
 * Handles `DELETE /service/registration/api/v1/customers/me/consents/:kind`. Withdraws a consent of the customer whose session it
 * is. A repeated call changes nothing more.
 */
export const deleteCustomerConsent = (services: ConsentServices): Handler<AppEnv> =>
  described(withdrawCall, async (c) => {
    const kind = c.req.param('kind') ?? '';
    if (!isWithdrawable(kind)) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const body = await takeWrite(c, services);
    if (body instanceof Response) return body;
    const loginId = await loggedInAs(c, services);
    if (loginId === undefined) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    const now = services.now();
    const known = await withdrawConsent(services, { loginId, kind, now });
    if (!known) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });

/** The app whose pages show the documents. */
interface DocumentServices {
  readonly bundle: { readonly documents: (site: SiteKey) => readonly ConsentDocument[] };
}

const documentsCall: Call = {
  id: 'consentDocuments',
  group: 'Registrations',
  title: 'The consent documents in force',
  about: 'For a page that was opened before a document changed.',
  parameters: [optionalSite('query', 'site', 'The site; another text, or none, is the German one.')],
  success: { status: 200, about: 'The documents of the site.', schema: 'ConsentDocuments' },
  refuses: ['origin'],
};

/**
 * Handles `GET /service/registration/api/v1/consent-documents?site=`. Returns the consent documents in force on a site, for a page
 * that was opened before they changed (Registration §7).
 */
export const getDocuments = ({ bundle }: DocumentServices): Handler<AppEnv> =>
  described(documentsCall, (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(bundle.documents(siteFor(c.req.query('site')).key));
  });
