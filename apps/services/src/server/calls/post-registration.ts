import { registrationRequest, submissionOfRequest } from '@crema/flow-domain';
import type { Handler } from 'hono';
import * as v from 'valibot';
import { hasRealTimes } from '../../core/consents/shown-at.ts';
import { rememberTaken } from '../accounts/known-email.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem, turnAway } from '../http/problem.ts';
import { type Call, described } from '../reference/described.ts';
import { registrationExample } from '../reference/examples.ts';
import { keyHeader, proofHeader, siteHeader, tokenHeader, trackingHeader } from '../reference/parameters.ts';
import { isUuid } from '../../core/secrets/ids.ts';
import { readJson } from '../http/read-body.ts';
import { loggedInAs, logIn, sessionOf } from '../sessions/login.ts';
import { rememberGuest } from '../sessions/visit.ts';
import { takeWrite } from '../sessions/take-body.ts';
import { asksForLogin } from '../../core/registrations/registrant.ts';
import { trackingOf } from '../tracking-calls/tracking-of.ts';
import { passesChallenge } from '../admission/sender-of.ts';
import { register } from '../../core/registrations/register.ts';
import type { RegistrationServices } from '../services.ts';

const wellFormed = v.pipe(registrationRequest, v.check(hasRealTimes));

const call: Call = {
  id: 'register',
  group: 'Registrations',
  title: 'Register',
  about:
    'Registers a new customer, a guest of the checkout, or a customer who is logged in for something more. What is written is ' +
    'written in one transaction, exactly once under its key.',
  needs: 'token',
  parameters: [tokenHeader, siteHeader, keyHeader, proofHeader, trackingHeader],
  body: { schema: 'Registration', example: registrationExample() },
  success: {
    status: 201,
    about: 'Registered. A repeated request is answered like the first.',
    schema: 'RegistrationResult',
    headers: { 'Set-Cookie': 'A new session, which logs an account’s new owner in.' },
  },
  refuses: ['tooOften', 'crowded', 'proof', 'login', 'malformed', 'values', 'conflict', 'taken'],
};

/** `POST /service/registration/api/v1/registrations` (Registration §7). */
export function postRegistration(services: RegistrationServices): Handler<AppEnv> {
  return described(call, async (c) => {
    const away = c.get('turnedAway');
    if (away) return turnAway(c, away);
    const body = await takeWrite(c, services);
    if (body instanceof Response) return body;
    const proof = c.req.header('x-challenge-proof');
    if (!(await passesChallenge(c, services, proof)))
      return problem(c, 403, [{ code: 'CHALLENGE_REQUIRED' }]);
    const sent = readJson(body);
    const loginId = await loggedInAs(c, services);
    if (loginId === undefined && asksForLogin(sent)) return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);

    const key = c.req.header('idempotency-key');
    const read = v.safeParse(wellFormed, sent);
    if (!isUuid(key) || !read.success || c.req.header('x-site') !== read.output.site) {
      return problem(c, 400, [{ code: 'MALFORMED_REQUEST' }]);
    }

    const outcome = await register(services, submissionOfRequest(read.output), {
      key,
      loggedInAs: loginId,
      sent: read.output,
      session: sessionOf(c, services),
      tracking: trackingOf(c),
    });
    switch (outcome.kind) {
      case 'registered':
        if (outcome.logsIn) await logIn(c, services, outcome.loginId, outcome.session);
        else if (loginId === undefined) rememberGuest(c, services);
        c.header('Cache-Control', 'no-store');
        return c.body(outcome.answer, 201, { 'Content-Type': 'application/json' });
      case 'rejected':
        rememberTaken(c, services, outcome.errors, read.output.email);
        return problem(c, 422, outcome.errors);
      case 'notLoggedIn':
        return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
      case 'malformed':
        return problem(c, 400, [{ code: 'MALFORMED_REQUEST' }]);
      case 'keyReused':
        return problem(c, 409, [{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
      case 'inProgress':
        return problem(c, 409, [{ code: 'REQUEST_IN_PROGRESS' }]);
    }
  });
}
