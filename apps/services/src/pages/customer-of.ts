import type { Context } from 'hono';
import { findCustomer, type KnownCustomer } from '../customers/find-customer.ts';
import type { AppEnv } from '../http/app-env.ts';
import { withoutValues } from '../http/log.ts';
import type { Services } from '../http/services.ts';
import { ownOrigin } from '../security/origin.ts';
import { loginIdOfSession } from '../sessions/customer-session.ts';
import { readProtected } from '../sessions/protected-cookies.ts';

/**
 * The customer a page is for. While the database is away a customer sees the page a visitor sees, which is better than
 * none; what they write then is refused by the calls themselves.
 */
export async function customerOf(c: Context<AppEnv>, services: Services): Promise<KnownCustomer | undefined> {
  const session = readProtected(c, ownOrigin(c, services.trustProxy), 'session');
  try {
    const loginId = await loginIdOfSession(services.db, session, services.now());
    return loginId === undefined ? undefined : await findCustomer(services.db, loginId);
  } catch (error) {
    services.log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
    return undefined;
  }
}
