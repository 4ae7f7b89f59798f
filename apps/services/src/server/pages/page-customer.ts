import { randomUUID } from 'node:crypto';
import type { PageCustomer, SiteKey } from '@crema/flow-domain';
import type { FormTokens, RenderRequest } from '@crema/page-contract';
import type { Context } from 'hono';
import { decidedConsents } from '../../core/consents/customer-consents.ts';
import { findCustomer } from '../../core/customers/find-customer.ts';
import { sessionsOf } from '../../core/identity/customer-session.ts';
import type { AppEnv } from '../http/app-env.ts';
import { logFailure } from '../http/request-log.ts';
import { ownOrigin } from '../http/origin.ts';
import type { PageServices, SessionServices } from '../services.ts';
import { loggedInAs } from '../sessions/login.ts';
import { readProtected } from '../sessions/cookies.ts';
import { ensureVisit } from '../sessions/visit.ts';
import { answerPage } from './answer-page.ts';
import { siteOf } from './site-of.ts';

/**
 * Returns the customer of a page. While the database is away, a customer gets the page of a visitor, which is better than no page.
 * The calls refuse a customer's writes during that time.
 */
export async function customerOf(
  c: Context<AppEnv>,
  services: PageServices,
): Promise<PageCustomer | undefined> {
  try {
    const loginId = await loggedInAs(c, services);
    return loginId === undefined ? undefined : await findCustomer(services.db, loginId);
  } catch (error) {
    logFailure(c, services.log, error);
    c.set('isCustomerUnknown', true);
    return undefined;
  }
}

/**
 * Creates the tokens of a customer's page, so that its form can be sent without JavaScript.
 * @param idempotencyKey the key of a form that comes back, if it may have been accepted after all
 */
function newFormTokens(
  c: Context,
  { keys, trustProxy }: Pick<SessionServices, 'keys' | 'trustProxy'>,
  idempotencyKey: string = randomUUID(),
): FormTokens {
  return { csrfToken: ensureVisit(c, ownOrigin(c, trustProxy), keys.csrf).csrfToken, idempotencyKey };
}

/**
 * Returns the data of a customer that the app renders. Consents are queried only if the page shows them. If that fails, the page
 * says so.
 * @param idempotencyKey the key of a form that comes back, if it may have been accepted after all
 */
export function ofCustomer(
  c: Context<AppEnv>,
  services: PageServices,
  customer: PageCustomer,
  idempotencyKey?: string,
): Pick<RenderRequest, 'customer' | 'tokens' | 'consents' | 'sessions'> {
  return {
    customer,
    tokens: newFormTokens(c, services, idempotencyKey),
    sessions: async () => {
      const own = readProtected(c, ownOrigin(c, services.trustProxy), 'session');
      const { db, now } = services;
      return customer.loginId === undefined ? [] : await sessionsOf(db, customer.loginId, own, now());
    },
    consents: async () => {
      try {
        const loginId = await loggedInAs(c, services);
        return loginId === undefined ? undefined : await decidedConsents(services, loginId);
      } catch (error) {
        logFailure(c, services.log, error);
        return undefined;
      }
    },
  };
}

/** A page that the server sends in response to a post. */
interface PageAgain {
  /** The address of the page: path and query. */
  readonly address: string;
  readonly site: SiteKey;
  readonly status: number;
  readonly form: NonNullable<RenderRequest['form']>;
  /** The key of a form that comes back, if it may have been accepted after all. */
  readonly idempotencyKey?: string | undefined;
}

/** Sends the page that a post came from, with what was wrong. No cache may store it. */
export async function sendPageAgain(
  c: Context<AppEnv>,
  services: PageServices,
  customer: PageCustomer | undefined,
  { address, site, status, form, idempotencyKey }: PageAgain,
): Promise<Response> {
  const page = await services.bundle.render(address, {
    site,
    form,
    ...(customer && ofCustomer(c, services, customer, idempotencyKey)),
    ownHost: siteOf(c, services).ownHost,
    pageList: services.pageList,
    embedders: services.embedderOrigins,
    streetsIn: services.streets?.countries,
  });
  return await answerPage(c, { ...page, status }, 'personal');
}
