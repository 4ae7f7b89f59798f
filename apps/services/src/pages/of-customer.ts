import type { PageCustomer, RenderRequest } from '@crema/flow-domain';
import type { Context } from 'hono';
import { decidedConsents } from '../consents/customer-consents.ts';
import type { AppEnv } from '../http/app-env.ts';
import { withoutValues } from '../log/log.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import { newFormTokens } from './form-tokens.ts';
import type { PageServices } from './page-services.ts';

/**
 * What the app is told of the customer of a page, and what it may ask. A page that shows no consents costs no query for them; one
 * that cannot have them says so.
 * @param idempotencyKey the key of a form that comes back, where it may have been taken after all
 */
export function ofCustomer(
  c: Context<AppEnv>,
  services: PageServices,
  customer: PageCustomer,
  idempotencyKey?: string,
): Pick<RenderRequest, 'customer' | 'tokens' | 'consents'> {
  return {
    customer,
    tokens: newFormTokens(c, services, idempotencyKey),
    consents: async () => {
      try {
        const loginId = await loggedInAs(c, services);
        return loginId === undefined ? undefined : await decidedConsents(services, loginId);
      } catch (error) {
        services.log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
        return undefined;
      }
    },
  };
}
