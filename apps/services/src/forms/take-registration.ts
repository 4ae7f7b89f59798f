import { type RegistrationRequest, submissionOfForm } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { isAlreadyLoggedIn, type Outcome } from '../registrations/outcome.ts';
import { register } from '../registrations/register.ts';
import { registrantOf } from '../registrations/registrant.ts';
import { isUuid } from '../security/ids.ts';
import { loggedInAs } from '../sessions/logged-in-as.ts';
import { queryOf } from './form-address.ts';
import { areStorable, enteredFields } from './form-fields.ts';
import { type FormOutcome, refusedFor, refusedWith } from './form-outcome.ts';
import type { FormServices } from './form-services.ts';
import { planOfForm } from './plan-of-form.ts';
import type { PostedForm } from './posted-form.ts';
import { findMismatch } from './typed-place.ts';

type Flow = RegistrationRequest['flow'];

/** Who is logged in and posts a form for newcomers goes where success leads: the page there says what is true. */
const leadOn: FormOutcome = { kind: 'taken' };

function formOutcome(outcome: Outcome): FormOutcome {
  switch (outcome.kind) {
    case 'registered':
      return { kind: 'taken', logsIn: outcome.logsIn ? outcome.loginId : undefined };
    case 'rejected':
      return isAlreadyLoggedIn(outcome.errors) ? leadOn : refusedWith(outcome.errors);
    default:
      return refusedFor(outcome.kind);
  }
}

/** Registers by a form that was posted without JavaScript, as the call does. */
export async function takeRegistration(
  c: Context<AppEnv>,
  services: FormServices,
  posted: PostedForm,
  flow: Flow,
): Promise<FormOutcome> {
  const { form, fields, address, site } = posted;
  if (!areStorable(fields)) return refusedFor('malformed');
  const key = fields['idempotencyKey'];
  const asked = queryOf(address, 'subscription');
  const submission = submissionOfForm({ ...form, flow }, site, enteredFields(fields), asked);
  if (!isUuid(key) || !submission) return refusedFor('malformed');
  const mismatch = await findMismatch(services.postal, planOfForm(services, posted), fields);
  const loginId = await loggedInAs(c, services);
  return formOutcome(await register(services, key, submission, { loggedInAs: loginId, mismatch }));
}

/**
 * Refuses a post whose token does not fit. A login changes the token, so a customer's form for newcomers is one that was
 * open in a second tab or that "Back" has brought again after success: nothing is wrong with it.
 */
export async function refuseRegistration(
  c: Context<AppEnv>,
  services: FormServices,
  { fields, site }: PostedForm,
  flow: Flow,
): Promise<FormOutcome> {
  const loginId = await loggedInAs(c, services);
  if (loginId === undefined) return refusedFor('sessionExpired');
  const registrant = registrantOf({ flow, site, values: enteredFields(fields) }, loginId);
  return registrant?.kind === 'customer' ? refusedFor('sessionExpired') : leadOn;
}
