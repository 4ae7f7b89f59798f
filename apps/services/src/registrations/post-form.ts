import { isSiteKey, type Issue, registrationFromForm, registrationRequest } from '@crema/flow-domain';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { findCustomerInfo } from '../customers/find-customer-info.ts';
import { withoutValues } from '../http/log.ts';
import { answerPage } from '../pages/answer-page.ts';
import { customerOf } from '../pages/customer-of.ts';
import { siteOf } from '../pages/site-of.ts';
import { hasCsrfToken } from '../security/csrf.ts';
import { isUuid } from '../security/ids.ts';
import { hasMediaType } from '../security/media-type.ts';
import { isOriginAllowed, ownOrigin } from '../security/origin.ts';
import { logIn } from '../sessions/log-in.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import { areStorable, echoedFields, readFormFields } from './form-fields.ts';
import { type FlowForm, formOf, formPath } from './form-flows.ts';
import type { Outcome } from './outcome.ts';
import { register } from './register.ts';

/** How a post that did not succeed is told on its page. */
interface Refusal {
  readonly status: 400 | 401 | 403 | 409 | 422 | 503;
  readonly errors: readonly Issue[];
}

const refusals = {
  malformed: { status: 400, errors: [] },
  notLoggedIn: { status: 401, errors: [] },
  keyReused: { status: 409, errors: [] },
  inProgress: { status: 409, errors: [] },
} as const satisfies Record<string, Refusal>;

/**
 * `POST /service/registration/form/{flow}`: the same registration for a page without JavaScript. Whatever goes wrong is
 * told on the form itself, with everything but the password as it was entered and with fresh tokens, so that sending it
 * again can succeed.
 */
export function postForm(services: Services): Handler<AppEnv> {
  return async (c) => {
    const target = formOf(services.bundle, c.req.param('flow'));
    if (!target) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const own = ownOrigin(c, services.trustProxy);
    if (!isOriginAllowed(c, own, true)) return problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
    if (!hasMediaType(c, 'application/x-www-form-urlencoded')) {
      return problem(c, 415, [{ code: 'UNSUPPORTED_MEDIA_TYPE' }]);
    }
    const fields = readFormFields(await c.req.text());
    const refused = (refusal: Refusal) => showForm(c, services, target, fields, refusal);
    if (!hasCsrfToken(c, own, services.keys.csrf, fields['csrfToken'])) {
      return await refused({ status: 403, errors: [] });
    }
    try {
      const outcome = await registerForm(c, services, target, fields);
      if (outcome.kind === 'rejected') return await refused({ status: 422, errors: outcome.errors });
      if (outcome.kind !== 'registered') return await refused(refusals[outcome.kind]);
      if (outcome.logsIn) await logIn(c, services, outcome.loginId);
      c.header('Cache-Control', 'no-store');
      return c.redirect(target.form.next, 303);
    } catch (error) {
      services.log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
      c.header('Retry-After', '5');
      return await refused({ status: 503, errors: [] });
    }
  };
}

async function registerForm(
  c: Context<AppEnv>,
  services: Services,
  { flow }: FlowForm,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome> {
  if (!areStorable(fields)) return { kind: 'malformed' };
  const key = fields['idempotencyKey'];
  const loginId = await loggedInAs(c, services);
  // A customer's form asks for less than that of somebody new, and for a telephone number in another place.
  const ofCustomer = flow === 'loyalty-card' && fields['password'] === undefined;
  const customer =
    ofCustomer && loginId !== undefined ? await findCustomerInfo(services.db, loginId) : undefined;
  const request = registrationFromForm(flow, siteOfForm(c, services, fields), fields, { customer });
  const read = v.safeParse(registrationRequest, request);
  if (!isUuid(key) || !read.success) return { kind: 'malformed' };
  return await register(services, key, read.output, loginId);
}

function siteOfForm(c: Context<AppEnv>, services: Services, fields: Readonly<Record<string, string>>) {
  const named = fields['site'];
  return isSiteKey(named) ? named : siteOf(c, services).site;
}

async function showForm(
  c: Context<AppEnv>,
  services: Services,
  { form }: FlowForm,
  fields: Readonly<Record<string, string>>,
  { status, errors }: Refusal,
): Promise<Response> {
  const customer = await customerOf(c, services);
  const page = await services.bundle.render(formPath(form, fields['path']), {
    site: siteOfForm(c, services, fields),
    form: {
      values: echoedFields(fields),
      errors,
      ...(status === 422 ? {} : { problem: 'technicalError' as const }),
    },
    ...(customer && { customer }),
    pageList: services.pageList,
  });
  return await answerPage(c, services, { ...page, status }, { personal: true });
}
