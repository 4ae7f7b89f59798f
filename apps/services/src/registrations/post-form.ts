import { isSiteKey, type Issue, type ServedForm, submissionOfForm } from '@crema/flow-domain';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { withoutValues } from '../log/log.ts';
import { answerPage } from '../pages/answer-page.ts';
import { customerOf } from '../pages/customer-of.ts';
import { siteOf } from '../pages/site-of.ts';
import { isUuid } from '../security/ids.ts';
import { hasMediaType } from '../security/media-type.ts';
import { isOriginAllowed, ownOrigin } from '../security/origin.ts';
import { hasCsrfToken } from '../sessions/has-csrf-token.ts';
import { logIn } from '../sessions/log-in.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import { formAddress } from './form-address.ts';
import { areStorable, echoedFields, enteredFields, readFormFields } from './form-fields.ts';
import type { Outcome } from './outcome.ts';
import { register } from './register.ts';
import type { RegistrationServices } from './registration-services.ts';

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
 * `POST /service/registration/form/{route}`: the same registration for a page without JavaScript. Whatever goes wrong is
 * told on the form itself, with everything but the password as it was entered and with fresh tokens, so that sending it
 * again can succeed.
 */
export function postForm(services: RegistrationServices): Handler<AppEnv> {
  return async (c) => {
    const form = services.bundle.form(c.req.param('route') ?? '');
    if (!form) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const own = ownOrigin(c, services.trustProxy);
    if (!isOriginAllowed(c, own, true)) return problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
    if (!hasMediaType(c, 'application/x-www-form-urlencoded')) {
      return problem(c, 415, [{ code: 'UNSUPPORTED_MEDIA_TYPE' }]);
    }
    const fields = readFormFields(await c.req.text());
    const refused = (refusal: Refusal) => showForm(c, services, form, fields, refusal);
    if (!hasCsrfToken(c, own, services.keys.csrf, fields['csrfToken'])) {
      return await refused({ status: 403, errors: [] });
    }
    try {
      const outcome = await registerForm(c, services, form, fields);
      if (outcome.kind === 'rejected') return await refused({ status: 422, errors: outcome.errors });
      if (outcome.kind !== 'registered') return await refused(refusals[outcome.kind]);
      if (outcome.logsIn) await logIn(c, services, outcome.loginId);
      c.header('Cache-Control', 'no-store');
      return c.redirect(form.next, 303);
    } catch (error) {
      services.log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
      c.header('Retry-After', '5');
      return await refused({ status: 503, errors: [] });
    }
  };
}

async function registerForm(
  c: Context<AppEnv>,
  services: RegistrationServices,
  form: ServedForm,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome> {
  if (!areStorable(fields)) return { kind: 'malformed' };
  const key = fields['idempotencyKey'];
  const submission = submissionOfForm(form, siteOfForm(c, services, fields), enteredFields(fields));
  if (!isUuid(key) || !submission) return { kind: 'malformed' };
  return await register(services, key, submission, { loggedInAs: await loggedInAs(c, services) });
}

function siteOfForm(
  c: Context<AppEnv>,
  services: RegistrationServices,
  fields: Readonly<Record<string, string>>,
) {
  const named = fields['site'];
  return isSiteKey(named) ? named : siteOf(c, services).site;
}

async function showForm(
  c: Context<AppEnv>,
  services: RegistrationServices,
  form: ServedForm,
  fields: Readonly<Record<string, string>>,
  { status, errors }: Refusal,
): Promise<Response> {
  const customer = await customerOf(c, services);
  const page = await services.bundle.render(formAddress(c, form, fields['path'], services.trustProxy), {
    site: siteOfForm(c, services, fields),
    form: {
      values: echoedFields(fields),
      issues: errors,
      ...(status === 422 ? {} : { problem: 'technicalError' as const }),
    },
    ...(customer && { customer }),
    pageList: services.pageList,
  });
  return await answerPage(c, services, { ...page, status }, { personal: true });
}
