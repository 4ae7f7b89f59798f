import type { PageCustomer } from '@crema/flow-domain';
import type { Context } from 'hono';
import { findCustomer } from '../customers/find-customer.ts';
import type { AppEnv } from '../http/app-env.ts';
import { withoutValues } from '../log/log.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import type { PageServices } from './page-services.ts';

/**
 * The customer a page is for. While the database is away a customer sees the page a visitor sees, which is better than
 * none; what they write then is refused by the calls themselves.
 */
export async function customerOf(
  c: Context<AppEnv>,
  services: PageServices,
): Promise<PageCustomer | undefined> {
  try {
    const loginId = await loggedInAs(c, services);
    return loginId === undefined ? undefined : await findCustomer(services.db, loginId);
  } catch (error) {
    services.log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
    c.set('isCustomerUnknown', true);
    return undefined;
  }
}
