import type { Context, Handler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { rememberTaken } from '../accounts/known-email.ts';
import type { AppEnv } from '../http/app-env.ts';
import { logFailure } from '../http/request-log.ts';
import { isOriginHidden, ownOrigin } from '../http/origin.ts';
import { problem, sayWhen, turnAway } from '../http/problem.ts';
import { Overloaded } from '../../core/limits/slots.ts';
import { type Call, described } from '../reference/described.ts';
import { formExample } from '../reference/examples.ts';
import { formRoute } from '../reference/parameters.ts';
import { networkFrom, passesChallenge } from '../admission/sender-of.ts';
import type { FormServices } from '../services.ts';
import { loggedInAs, logIn } from '../sessions/login.ts';
import { takePost } from '../sessions/take-body.ts';
import { hasCsrfToken, rememberGuest } from '../sessions/visit.ts';
import { withoutNews } from './form-address.ts';
import { isTrapped } from './form-fields.ts';
import { type FormOutcome, refusedFor, turnedAwayFrom } from './form-outcome.ts';
import { type PostedForm, readPostedForm } from './posted-form.ts';
import { returnForm } from './return-form.ts';
import { refuseRegistration, takeAddress, takeRegistration } from './take-form.ts';

/** Limits how often a form is shown again to one sender, because making a page costs more than judging the form. */
export interface Showings {
  readonly mayShow: (network: string | undefined) => Promise<boolean>;
}

/**
 * Allows twenty pages a minute for each network. This is more than the people behind one address need, and hardly any work for the
 * server.
 */
function createShowings(): Showings {
  const limiter = new RateLimiterMemory({ points: 20, duration: 60 });
  return {
    mayShow: async (network = '') =>
      await limiter.consume(network).then(
        () => true,
        () => false,
      ),
  };
}

async function takeForm(
  c: Context<AppEnv>,
  services: FormServices,
  posted: PostedForm,
): Promise<FormOutcome> {
  const { flow } = posted.form;
  const loginId = await loggedInAs(c, services);
  const own = ownOrigin(c, services.trustProxy);
  // Only a customer's page has a token. It proves in whose name the form was filled in.
  const isOfCustomer = hasCsrfToken(c, own, services.keys.csrf, posted.fields['csrfToken']);
  if (flow === 'invoice-address') {
    if (!isOfCustomer) return refusedFor(loginId === undefined ? 'withoutToken' : 'sessionExpired');
    return loginId === undefined ? refusedFor('notLoggedIn') : await takeAddress(services, posted, loginId);
  }
  if (!(await passesChallenge(c, services, posted.fields['challengeProof'])))
    return refusedFor('withoutProof');
  if (isTrapped(posted.fields)) return refusedFor('malformed');
  return loginId === undefined || isOfCustomer
    ? await takeRegistration(services, posted, flow, loginId)
    : refuseRegistration(posted, flow, loginId);
}

const call: Call = {
  id: 'postForm',
  group: 'Forms without JavaScript',
  title: 'Send a form',
  about:
    'Does what the form’s call does. The browser must say by `Origin` and `Sec-Fetch-Site` that it comes from here; a customer’s ' +
    'form carries `csrfToken` and `idempotencyKey` as well. What goes wrong stands on the form’s page, with everything but the ' +
    'password as it was entered.',
  parameters: [formRoute],
  body: { mediaType: 'application/x-www-form-urlencoded', schema: 'Form', example: formExample() },
  success: {
    status: 303,
    about: 'Done.',
    headers: { Location: 'Where the form leads.', 'Set-Cookie': 'A new session, which logs its owner in.' },
  },
  refuses: ['nowhere', 'tooOften', 'crowded', 'proof', 'login', 'malformed', 'values', 'conflict', 'taken'],
  onPage: { alone: [400, 401, 409, 422], too: [403, 429, 503] },
};

/**
 * Handles `POST /service/registration/form/{route}`, which does for a page without JavaScript what the call does for other pages.
 * Every error is shown on the form itself. The form keeps all values except the password, and gets new tokens, so that the shopper
 * can send it again. A page that is the same for every visitor has no token. Its post is trusted because the browser says that it
 * comes from this origin, and it is never accepted in a customer's name.
 */
export function postForm(services: FormServices): Handler<AppEnv> {
  const { mayShow } = createShowings();
  return described(call, async (c) => {
    const found = services.bundle.form(c.req.param('route') ?? '');
    if (!found) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const away = c.get('turnedAway');
    const body = await takePost(c, services, true);
    // The body is read only to show the form again. Any other body gets the refusal alone.
    if (body instanceof Response) return away ? turnAway(c, away) : body;
    const posted = readPostedForm(c, services, found, body);
    const { form, routeId, address, site } = posted;
    if (away?.status === 429 && !(await mayShow(networkFrom(c, services)))) return turnAway(c, away);
    if (away) {
      sayWhen(c, away);
      return await returnForm(c, services, posted, turnedAwayFrom(away));
    }
    if (isOriginHidden(c))
      return await returnForm(c, services, posted, { status: 403, problem: 'technicalError' });
    try {
      // Ask the app before the registration. If the app fails here, no account exists yet.
      const next = services.bundle.leadsTo(form, routeId, address, site);
      const outcome = await takeForm(c, services, posted);
      if (outcome.kind === 'refused' && 'issues' in outcome.refusal)
        rememberTaken(c, services, outcome.refusal.issues, posted.entered['email'] ?? '');
      if (outcome.kind === 'refused') return await returnForm(c, services, posted, outcome.refusal);
      if (outcome.logsIn !== undefined) await logIn(c, services, outcome.logsIn);
      if (outcome.isGuest) rememberGuest(c, services);
      c.header('Cache-Control', 'no-store');
      return c.redirect(outcome.isNothingNew ? withoutNews(next) : next, 303);
    } catch (error) {
      if (!(error instanceof Overloaded)) logFailure(c, services.log, error);
      c.header('Retry-After', '5');
      return await returnForm(c, services, posted, { status: 503, problem: 'unavailable' });
    }
  });
}
