import { submissionOfForm } from '@crema/flow-domain';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { withoutValues } from '../log/log.ts';
import { isUuid } from '../security/ids.ts';
import { hasMediaType } from '../security/media-type.ts';
import { isOriginAllowed, ownOrigin } from '../security/origin.ts';
import { hasCsrfToken } from '../sessions/has-csrf-token.ts';
import { logIn } from '../sessions/log-in.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import { queryOf } from './form-address.ts';
import { areStorable, enteredFields } from './form-fields.ts';
import { alreadyLoggedIn, isAlreadyLoggedIn, type Outcome } from './outcome.ts';
import { type PostedForm, readPostedForm } from './posted-form.ts';
import { register } from './register.ts';
import { registrantOf } from './registrant.ts';
import type { RegistrationServices } from './registration-services.ts';
import { type Refusal, returnForm } from './return-form.ts';

/** The end of a post: its registration's, or that it did not come to one. */
type FormOutcome = Outcome | { readonly kind: 'sessionExpired' };

const refusals = {
  malformed: { status: 400, problem: 'technicalError' },
  notLoggedIn: { status: 401, problem: 'notLoggedIn' },
  sessionExpired: { status: 403, problem: 'sessionExpired' },
  keyReused: { status: 409, problem: 'alreadySent' },
  inProgress: { status: 409, problem: 'inProgress' },
} as const satisfies Record<string, Refusal>;

/**
 * `POST /service/registration/form/{route}`: the same registration for a page without JavaScript. Whatever goes wrong is
 * told on the form itself, with everything but the password as it was entered and with fresh tokens, so that sending it
 * again can succeed. A customer who is logged in and posts a form for newcomers goes where success leads.
 */
export function postForm(services: RegistrationServices): Handler<AppEnv> {
  return async (c) => {
    const found = services.bundle.form(c.req.param('route') ?? '');
    if (!found) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const own = ownOrigin(c, services.trustProxy);
    if (!isOriginAllowed(c, own, true)) return problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
    if (!hasMediaType(c, 'application/x-www-form-urlencoded')) {
      return problem(c, 415, [{ code: 'UNSUPPORTED_MEDIA_TYPE' }]);
    }
    const posted = await readPostedForm(c, services, found);
    const { form, routeId, fields, address, site } = posted;
    const refused = (refusal: Refusal) => returnForm(c, services, posted, refusal);
    try {
      // Asked first: an app that fails here must not do so after the account is there.
      const next = services.bundle.leadsTo(form, routeId, address, site);
      const outcome = hasCsrfToken(c, own, services.keys.csrf, fields['csrfToken'])
        ? await registerForm(c, services, posted)
        : await refuseToken(c, services, posted);
      const leadOn = () => {
        c.header('Cache-Control', 'no-store');
        return c.redirect(next, 303);
      };
      switch (outcome.kind) {
        case 'registered':
          if (outcome.logsIn) await logIn(c, services, outcome.loginId);
          return leadOn();
        case 'rejected':
          // The page there greets the customer, which says what is true.
          if (isAlreadyLoggedIn(outcome.errors)) return leadOn();
          return await refused({ status: 422, issues: outcome.errors });
        default:
          return await refused(refusals[outcome.kind]);
      }
    } catch (error) {
      services.log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
      c.header('Retry-After', '5');
      return await refused({ status: 503, problem: 'unavailable' });
    }
  };
}

async function registerForm(
  c: Context<AppEnv>,
  services: RegistrationServices,
  { form, fields, address, site }: PostedForm,
): Promise<Outcome> {
  if (!areStorable(fields)) return { kind: 'malformed' };
  const key = fields['idempotencyKey'];
  const asked = queryOf(address, 'subscription');
  const submission = submissionOfForm(form, site, enteredFields(fields), asked);
  if (!isUuid(key) || !submission) return { kind: 'malformed' };
  return await register(services, key, submission, { loggedInAs: await loggedInAs(c, services) });
}

/**
 * Refuses a post whose token does not fit. A login changes the token, so a customer's form for newcomers is one that was
 * open in a second tab or that "Back" has brought again after success: nothing is wrong with it.
 */
async function refuseToken(
  c: Context<AppEnv>,
  services: RegistrationServices,
  { form, fields }: PostedForm,
): Promise<FormOutcome> {
  const loginId = await loggedInAs(c, services);
  if (loginId === undefined) return { kind: 'sessionExpired' };
  const registrant = registrantOf({ flow: form.flow, values: enteredFields(fields) }, loginId);
  return registrant?.kind === 'customer' ? { kind: 'sessionExpired' } : alreadyLoggedIn;
}
