import { addressOfForm, type RegistrationRequest } from '@crema/flow-domain';
import { submissionOfForm } from '@crema/flow-domain/server';
import { saveInvoiceAddress } from '../../core/customers/save-invoice-address.ts';
import { isAlreadyLoggedIn, type Outcome } from '../../core/registrations/outcome.ts';
import { register } from '../../core/registrations/register.ts';
import { registrantOf } from '../../core/registrations/registrant.ts';
import type { FormServices } from '../services.ts';
import { queryOf } from './form-address.ts';
import { areStorable, keyOf } from './form-fields.ts';
import { type FormOutcome, refusedFor, refusedWith } from './form-outcome.ts';
import { planOfForm, type PostedForm } from './posted-form.ts';
import { findMismatch } from './typed-place.ts';

/**
 * Saves the invoice address of the logged-in customer from a form without JavaScript. An existing address is replaced, and keeps
 * its uuid.
 */
export async function takeAddress(
  services: FormServices,
  posted: PostedForm,
  loginId: string,
): Promise<FormOutcome> {
  const { fields, entered, site } = posted;
  const address = areStorable(fields) ? addressOfForm(entered) : undefined;
  if (!address) return refusedFor('malformed');
  const mismatch = await findMismatch(services.postal, planOfForm(services, posted), fields);
  const outcome = await saveInvoiceAddress(services, { loginId, site, address, mismatch });
  switch (outcome.kind) {
    case 'saved':
      return { kind: 'taken' };
    case 'rejected':
      return refusedWith(outcome.issues);
    case 'malformed':
      return refusedFor('malformed');
    case 'unknown':
      return refusedFor('notLoggedIn');
  }
}

type Flow = RegistrationRequest['flow'];

/** Redirects a logged-in customer who posts a newcomers' form to the page after success, which says what is true. */
const leadOn: FormOutcome = { kind: 'taken', isNothingNew: true };

function formOutcome(outcome: Outcome, loginId: string | undefined): FormOutcome {
  switch (outcome.kind) {
    case 'registered':
      return outcome.logsIn
        ? { kind: 'taken', logsIn: outcome.loginId }
        : { kind: 'taken', isGuest: loginId === undefined };
    case 'rejected':
      return isAlreadyLoggedIn(outcome.errors) ? leadOn : refusedWith(outcome.errors);
    default:
      return refusedFor(outcome.kind);
  }
}

/** Registers from a form without JavaScript, as the call does. */
export async function takeRegistration(
  services: FormServices,
  posted: PostedForm,
  flow: Flow,
  loginId: string | undefined,
): Promise<FormOutcome> {
  const { form, fields, entered, address, site } = posted;
  const registrant = registrantOf({ flow, site, variant: undefined, values: entered }, loginId);
  if (!registrant) return refusedFor('notLoggedIn');
  if (!areStorable(fields)) return refusedFor('malformed');
  const asked = queryOf(address, 'subscription');
  const submission = submissionOfForm({ ...form, flow }, site, entered, asked);
  if (!submission) return refusedFor('malformed');
  const mismatch = await findMismatch(services.postal, planOfForm(services, posted), fields);
  const key = keyOf(fields);
  return formOutcome(await register(services, submission, { key, loggedInAs: loginId, mismatch }), loginId);
}

/**
 * Refuses a customer's post whose token does not match. A form for newcomers has no token. The customer opened it in a second tab
 * before the login, or came back to it with "Back" after success, and nothing is wrong with it.
 */
export function refuseRegistration({ entered, site }: PostedForm, flow: Flow, loginId: string): FormOutcome {
  const registrant = registrantOf({ flow, site, values: entered }, loginId);
  return registrant?.kind === 'customer' ? refusedFor('sessionExpired') : leadOn;
}
