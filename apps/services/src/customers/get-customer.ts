import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type Call, described } from '../reference/described.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import type { SessionServices } from '../sessions/session-services.ts';
import { findCustomerInfo } from './find-customer-info.ts';

const call: Call = {
  id: 'customer',
  group: 'Customers',
  title: 'The customer who is logged in',
  about: 'Asked by a page that shows an address and was reached without a load.',
  needs: 'session',
  success: { status: 200, about: 'What forms know of the customer.', schema: 'Customer' },
};

/**
 * `GET /service/registration/api/v1/customers/me`: the customer who is logged in (Registration §3, customer info). A page
 * asks that shows an address and was reached without a load.
 */
export const getCustomer = (services: SessionServices): Handler<AppEnv> =>
  described(call, async (c) => {
    const loginId = await loggedInAs(c, services);
    const customer = loginId === undefined ? undefined : await findCustomerInfo(services.db, loginId);
    if (!customer) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    c.header('Cache-Control', 'no-store');
    return c.json(customer);
  });
