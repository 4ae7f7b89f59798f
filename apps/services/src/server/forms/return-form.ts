import {
  type Issue,
  type PageCustomer,
  passwordAgain,
  planFor,
  siteFor,
  subscriptionOf,
} from '@crema/flow-domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { customerOf, sendPageAgain } from '../pages/page-customer.ts';
import { languageOf } from '../pages/site-of.ts';
import type { FormServices } from '../services.ts';
import { queryOf } from './form-address.ts';
import { areStorable, echoedFields, keyOf } from './form-fields.ts';
import type { Refusal } from './form-outcome.ts';
import { planOfForm, type PostedForm } from './posted-form.ts';
import { returnedPlaces } from './typed-place.ts';

const missing = new Set(['passwordIsRequired', 'passwordIsRequiredCS']);

/**
 * Asks for the password again on a form that comes back, because a password is never sent back with it. A password that is
 * wrong itself is asked for by its own error. One that stayed empty on a page that had come back before was asked for again
 * already, and is in the same words.
 * @param fields what was posted; only a page that had come back before names its `path`
 * @param required whether there is no account, and nothing else, without it
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
  // Blanks alone are no password, as in its rule.
  return password.trim() === '' ? issues : [...issues, again];
}

/** The password that a page shows, which is no question to a customer and none to a guest. */
function shownPassword({ form, site, address }: PostedForm, customer: PageCustomer | undefined) {
  const context = {
    ...form.variant,
    subscription: subscriptionOf(form, queryOf(address, 'subscription')),
    customer,
  };
  return planFor(form.flow, siteFor(site), context).fields.find(({ kind }) => kind === 'password');
}

/**
 * The key under which the form is sent again, where the first try may have been taken after all: a request that is under way,
 * or an answer that went wrong. The same form is then known again, and registered once.
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
  const { fields, address, site } = posted;
  const customer = await customerOf(c, services);
  const issues = 'issues' in refusal ? refusal.issues : [];
  const password = shownPassword(posted, customer);
  const plan = planOfForm(services, posted, customer);
  const { values, choices } = areStorable(fields)
    ? await returnedPlaces(services.postal, plan, fields, issues, languageOf(site))
    : {};
  return await sendPageAgain(c, services, customer, {
    address,
    site,
    status: refusal.status,
    form: {
      values: { ...echoedFields(fields), ...values },
      issues: password ? askPasswordAgain(issues, fields, password.required) : issues,
      ...(choices && { choices }),
      ...('problem' in refusal ? { problem: refusal.problem } : {}),
    },
    idempotencyKey: keyToKeep(fields, refusal),
  });
}
