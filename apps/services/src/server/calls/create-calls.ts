import { Hono } from 'hono';
import { postLogin } from '../accounts/login-form.ts';
import { postNewPassword, postPasswordRequest } from '../accounts/password-forms.ts';
import { getAccountForm, postPasswordChange, postSessionsEnd } from '../accounts/session-forms.ts';
import { admit, admitEvents, admitForms, admitReport } from '../admission/admit.ts';
import { getConfirmation, postConfirmation, postConfirmationAgain } from '../confirmation/confirmation.ts';
import { getUnsubscribe, postUnsubscribe } from '../confirmation/unsubscribe.ts';
import {
  getGiving,
  getLogout,
  getWithdrawal,
  postGiving,
  postLogout,
  postWithdrawal,
} from '../consent-buttons/buttons.ts';
import { findForm, getForm } from '../forms/get-form.ts';
import { postForm } from '../forms/post-form.ts';
import { allowOrigins } from '../http/allow-origins.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerAt, type Methods } from '../http/methods.ts';
import { problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { refuseOthers } from '../sessions/take-body.ts';
import { getNewProductId, getNewProductIds } from '../tracking-calls/get-product-ids.ts';
import { getCustomerData } from '../tracking-calls/get-psdata.ts';
import { postReceipt } from '../tracking-calls/post-receipt.ts';
import { postReport } from '../tracking-calls/post-report.ts';
import { publishEvent } from '../tracking-calls/publish-event.ts';
import { deleteCustomerConsent, getCustomer, getCustomerConsents, getDocuments } from './customer-calls.ts';
import { getCities, getDistricts } from './get-places.ts';
import { postRegistration } from './post-registration.ts';
import { deleteSession, getCsrf } from './session-calls.ts';
import { validateAddress } from './validate-address.ts';
import { postInvoiceAddress, putInvoiceAddress } from './write-invoice-address.ts';

const eventsPath = '/ttruth/publish';

/** Returns every call by its path below `/service`. `docs/calls.md` has the order of their refusals. */
function callsOf(services: Services): Readonly<Record<string, Methods>> {
  const own = refuseOthers(services.trustProxy);
  return {
    '/registration/api/v1/csrf': { GET: [own, getCsrf(services)] },
    '/registration/api/v1/session': { DELETE: [deleteSession(services)] },
    '/registration/api/v1/consent-documents': { GET: [own, getDocuments(services)] },
    '/registration/api/v1/registrations': { POST: [admit(services), postRegistration(services)] },
    '/registration/api/v1/customers/me': { GET: [own, getCustomer(services)] },
    '/registration/api/v1/customers/me/consents': { GET: [own, getCustomerConsents(services)] },
    '/registration/api/v1/customers/me/consents/:kind': { DELETE: [deleteCustomerConsent(services)] },
    '/registration/api/v1/address/invoice': { POST: [postInvoiceAddress(services)] },
    '/registration/api/v1/customers/:loginId/invoice-address/:uuid': { PUT: [putInvoiceAddress(services)] },
    '/registration/api/v1/validateAddress': { POST: [validateAddress(services)] },
    '/addressform/api/v1/cities/tr': { GET: [getCities] },
    '/addressform/api/v1/cities/:cityId/districts/tr': { GET: [getDistricts] },
    '/customerfrontenddata/api/v1/psdata': { GET: [own, getCustomerData(services)] },
    '/monitoring/api/v1/reports': { POST: [admitReport(services), postReport(services)] },
    '/registration/api/v1/receipts': { POST: [admitEvents(services), postReceipt(services)] },
    '/productdata/api/new-product-id': { GET: [getNewProductId(services)] },
    '/productdata/api/new-product-ids': { GET: [getNewProductIds(services)] },
    [eventsPath]: { POST: [admitEvents(services), publishEvent(services)] },
  };
}

/** Creates the calls and forms below a path of their own, because a frame has other cookies than an ordinary page. */
export function createCalls(services: Services): Hono<AppEnv> {
  const calls = new Hono<AppEnv>();
  calls.use(eventsPath, allowOrigins(services.eventOrigins, ['Content-Type', 'Api-Version']));
  for (const [path, methods] of Object.entries(callsOf(services))) answerAt(calls, path, methods);
  // A call never gets a page.
  calls.all('/:service/api/*', (c) => problem(c, 404, [{ code: 'NOT_FOUND' }]));
  const form = '/registration/form/:route';
  calls.all(form, findForm(services));
  // A refused form leaves its path in the address bar. A shopper who reloads the page gets the form.
  answerAt(calls, form, {
    POST: [admitForms(services), postForm(services)],
    GET: [getForm(services)],
  });
  answerAt(calls, '/registration/withdrawal/:kind', {
    POST: [postWithdrawal(services)],
    GET: [getWithdrawal(services)],
  });
  answerAt(calls, '/registration/consent/:kind', {
    POST: [postGiving(services)],
    GET: [getGiving(services)],
  });
  answerAt(calls, '/registration/confirmation', {
    POST: [postConfirmation(services)],
    GET: [getConfirmation(services)],
  });
  answerAt(calls, '/registration/unsubscribe/:ticket', {
    POST: [postUnsubscribe(services)],
    GET: [getUnsubscribe(services)],
  });
  answerAt(calls, '/registration/confirmation/again', { POST: [postConfirmationAgain(services)] });
  const forms = [
    ['/registration/login', 'login', 'log-in', postLogin],
    ['/registration/password', 'password', 'forgotten-password', postPasswordRequest],
    ['/registration/password/new', 'password', 'new-password', postNewPassword],
    ['/registration/account/password', 'account', 'changed-password', postPasswordChange],
    ['/registration/account/sessions', 'account', 'all-sessions', postSessionsEnd],
  ] as const;
  for (const [path, page, what, post] of forms)
    answerAt(calls, path, { POST: [post(services)], GET: [getAccountForm(services, page, what)] });
  answerAt(calls, '/registration/logout', { POST: [postLogout(services)], GET: [getLogout(services)] });
  return calls;
}
