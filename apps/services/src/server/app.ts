import { embeddedPaths, placeOf } from '@crema/flow-domain/embedding';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCities, getDistricts } from '../addresses/get-places.ts';
import { validateAddress } from '../addresses/validate-address.ts';
import { postInvoiceAddress, putInvoiceAddress } from '../addresses/write-invoice-address.ts';
import { deleteCustomerConsent, getCustomerConsents } from '../consents/customer-consents.ts';
import { getDocuments } from '../consents/get-documents.ts';
import { getCustomer } from '../customers/get-customer.ts';
import { getForm } from '../forms/get-form.ts';
import { postForm } from '../forms/post-form.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { requestLog } from '../http/request-log.ts';
import { withoutValues } from '../log/log.ts';
import { answerFailure } from '../pages/answer-failure.ts';
import { getPage } from '../pages/get-page.ts';
import { postRegistration } from '../registrations/post-registration.ts';
import { securityHeaders } from '../security/headers.ts';
import { getCookieTest } from '../sessions/get-cookie-test.ts';
import { getCsrf } from '../sessions/get-csrf.ts';
import { refuseOthers } from '../sessions/refuse-others.ts';
import type { Services } from './services.ts';

// A registration is about two kilobytes; the longest values the rules could ever see fit twenty times.
const maxBody = 64 * 1024;

/** The calls and forms, below an address of their own: who is asking is known by other cookies in a frame. */
function createCalls(services: Services): Hono<AppEnv> {
  const calls = new Hono<AppEnv>();
  calls.use(
    '*',
    bodyLimit({ maxSize: maxBody, onError: (c) => problem(c, 413, [{ code: 'MALFORMED_REQUEST' }]) }),
  );
  calls.get('/registration/api/v1/csrf', getCsrf(services));
  calls.get('/registration/api/v1/consent-documents', getDocuments);
  calls.post('/registration/api/v1/registrations', postRegistration(services));
  calls.get('/registration/api/v1/customers/me', getCustomer(services));
  calls.get('/registration/api/v1/customers/me/consents', getCustomerConsents(services));
  calls.delete('/registration/api/v1/customers/me/consents/:kind', deleteCustomerConsent(services));
  calls.post('/registration/api/v1/address/invoice', postInvoiceAddress(services));
  calls.put('/registration/api/v1/customers/:loginId/invoice-address/:uuid', putInvoiceAddress(services));
  calls.post('/registration/api/v1/validateAddress', validateAddress(services));
  calls.get('/addressform/api/v1/cities/tr', getCities);
  calls.get('/addressform/api/v1/cities/:cityId/districts/tr', getDistricts);
  calls.post('/registration/form/:route', postForm(services));
  // Where a refused form stands in the address bar: who loads it again gets the form.
  calls.get('/registration/form/:route', getForm(services));
  return calls;
}

/** The whole server as one function from request to answer: calls, forms, pages and files. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(services.log), securityHeaders(services.trustProxy));
  const calls = createCalls(services);
  const framed = `${embeddedPaths.frame}/service`;
  app.use(`${framed}/registration/api/*`, refuseOthers(services.trustProxy));
  app.get(`${framed}/cookies`, refuseOthers(services.trustProxy), getCookieTest);
  app.route(framed, calls);
  app.route('/service', calls);
  app.get('*', getPage(services));
  app.notFound((c) => problem(c, 404, [{ code: 'NOT_FOUND' }]));
  app.onError((error, c) => {
    services.log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
    if (placeOf(c.req.path).path.startsWith('/service/'))
      return problem(c, 503, [{ code: 'TECHNICAL_ERROR' }]);
    return answerFailure(c, services);
  });
  return app;
}
