import { type Issue, passwordAgain } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { customerOf, sendPageAgain } from '../pages/page-customer.ts';
import { languageOf } from '../pages/site-of.ts';
import type { FormServices } from '../services.ts';
import { areStorable, echoedFields, keyOf } from './form-fields.ts';
import type { Refusal } from './form-outcome.ts';
import { planOfForm, type PostedForm } from './posted-form.ts';
import { returnedPlaces } from './typed-place.ts';

const missing = new Set(['passwordIsRequired', 'passwordIsRequiredCS']);

/**
 * Asks for the password again on a form that comes back, because the server never sends a password back. A password that is wrong
 * has an error of its own. If it stayed empty on a page that had come back before, the error uses the same words as the first time.
 * @param fields the posted fields. Only a page that had come back before names its `path`
 * @param required whether the shopper needs a password to get an account at all
 */
export function askPasswordAgain(
  issues: readonly Issue[],
  { password = '', path = '' }: Readonly<Record<string, string>>,
  required: boolean,
): readonly Issue[] {
  const again = passwordAgain(required);
  if (issues.some(({ field }) => field === 'password')) {
    return issues.map((issue) =>
      issue.field === 'password' && path !== '' && missing.has(issue.code) ? again : issue,
    );
  }
  // Blanks alone are no password, as in the rule of the field.
  return password.trim() === '' ? issues : [...issues, again];
}

/**
 * Returns the key for the next attempt, if the first one may have been accepted after all: its request still runs, or its response
 * failed. The server then recognises the form and registers it once.
 */
function keyToKeep(fields: PostedForm['fields'], refusal: Refusal): string | undefined {
  const mayBeTaken = 'problem' in refusal && refusal.problem !== 'alreadySent';
  return mayBeTaken ? keyOf(fields) : undefined;
}

/** Gives a form back on its page, with everything but the password as it was entered. */
export async function returnForm(
  c: Context<AppEnv>,
  services: FormServices,
  posted: PostedForm,
  refusal: Refusal,
): Promise<Response> {
  const { fields, entered, address, site } = posted;
  const customer = await customerOf(c, services);
  const issues = 'issues' in refusal ? refusal.issues : [];
  const plan = planOfForm(services, posted, customer);
  // A page asks a customer or a guest for no password.
  const password = plan.fields.find(({ kind }) => kind === 'password');
  const { values, choices } = areStorable(fields)
    ? await returnedPlaces(services.postal, plan, fields, issues, languageOf(site))
    : {};
  return await sendPageAgain(c, services, customer, {
    address,
    site,
    status: refusal.status,
    form: {
      values: { ...echoedFields(entered), ...values },
      issues: password ? askPasswordAgain(issues, fields, password.required) : issues,
      ...(choices && { choices }),
      ...('problem' in refusal ? { problem: refusal.problem } : {}),
    },
    idempotencyKey: keyToKeep(fields, refusal),
  });
}
