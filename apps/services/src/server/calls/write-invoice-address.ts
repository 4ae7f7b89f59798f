import { addressValues, invoiceAddressRequest, isSiteKey } from '@crema/flow-domain';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from '../services.ts';
import { type Call, described } from '../reference/described.ts';
import { addressExample } from '../reference/examples.ts';
import { inPath, siteHeader, tokenHeader } from '../reference/parameters.ts';
import { readJson } from '../http/read-body.ts';
import { loggedInAs } from '../sessions/login.ts';
import { takeWrite } from '../sessions/take-body.ts';
import { saveInvoiceAddress } from '../../core/customers/save-invoice-address.ts';

/** The customer and the address that a PUT names in its path; a POST names neither. */
type Named = { readonly loginId?: string | undefined; readonly uuid?: string | undefined };

/**
 * Saves the invoice address of the customer who is logged in (Registration §7). The session decides whose address
 * it is. A login id of another customer is refused.
 */
async function write(c: Context<AppEnv>, services: PageServices, named: Named): Promise<Response> {
  const body = await takeWrite(c, services);
  if (body instanceof Response) return body;
  const loginId = await loggedInAs(c, services);
  if (loginId === undefined) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);

  const site = c.req.header('x-site') ?? '';
  const read = v.safeParse(invoiceAddressRequest, readJson(body));
  if (!read.success || !isSiteKey(site)) return problem(c, 400, [{ code: 'MALFORMED_REQUEST' }]);
  const { uuid, data, loginId: sentAs } = read.output;
  if ([sentAs, named.loginId ?? loginId].some((id) => id !== loginId)) {
    return problem(c, 403, [{ code: 'NOT_ALLOWED' }]);
  }

  const address = { sentAs: 'call', values: addressValues('address', data.address.regular) } as const;
  const outcome = await saveInvoiceAddress(services, { loginId, site, uuid: named.uuid ?? uuid, address });
  switch (outcome.kind) {
    case 'saved':
      c.header('Cache-Control', 'no-store');
      return c.json({ success: true, uuid: outcome.uuid });
    case 'rejected':
      return problem(c, 422, outcome.issues);
    case 'malformed':
      return problem(c, 400, [{ code: 'MALFORMED_REQUEST' }]);
    case 'unknown':
      return problem(c, 404, [{ code: 'NOT_FOUND' }]);
  }
}

const call = {
  group: 'Addresses',
  needs: 'token',
  parameters: [tokenHeader, siteHeader],
  body: { schema: 'InvoiceAddress', example: addressExample },
  success: { status: 200, about: 'Saved.', schema: 'SavedAddress' },
  refuses: ['login', 'malformed', 'anotherCustomer', 'notTheirs', 'values'],
} as const satisfies Partial<Call>;

const saveCall: Call = {
  ...call,
  id: 'saveInvoiceAddress',
  title: 'Save an invoice address',
  about: 'Saves the invoice address of the customer who is logged in.',
};

/** `POST /service/registration/api/v1/address/invoice` */
export const postInvoiceAddress = (services: PageServices): Handler<AppEnv> =>
  described(saveCall, async (c) => await write(c, services, {}));

const changeCall: Call = {
  ...call,
  id: 'changeInvoiceAddress',
  title: 'Change an invoice address',
  about: 'Changes the invoice address of the customer who is logged in.',
  parameters: [
    inPath('loginId', 'The customer who is logged in.'),
    inPath('uuid', 'The address, as the answer to the call that saved it named it.'),
    ...call.parameters,
  ],
};

/** `PUT /service/registration/api/v1/customers/:loginId/invoice-address/:uuid` */
export const putInvoiceAddress = (services: PageServices): Handler<AppEnv> =>
  described(
    changeCall,
    async (c) => await write(c, services, { loginId: c.req.param('loginId'), uuid: c.req.param('uuid') }),
  );
