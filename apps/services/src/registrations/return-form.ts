import {
  type FormProblem,
  type Issue,
  type PageCustomer,
  planFor,
  siteFor,
  subscriptionOf,
} from '@crema/flow-domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { answerPage } from '../pages/answer-page.ts';
import { customerOf } from '../pages/customer-of.ts';
import { isUuid } from '../security/ids.ts';
import { askPasswordAgain } from './ask-password-again.ts';
import { queryOf } from './form-address.ts';
import { echoedFields } from './form-fields.ts';
import type { PostedForm } from './posted-form.ts';
import type { RegistrationServices } from './registration-services.ts';

/** How a post that did not succeed is told on its page: by what is wrong with its fields, or by a problem of its own. */
export type Refusal =
  | { readonly status: 422; readonly issues: readonly Issue[] }
  | { readonly status: 400 | 401 | 403 | 409 | 503; readonly problem: FormProblem };

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
function keyToKeep({ idempotencyKey }: PostedForm['fields'], refusal: Refusal): string | undefined {
  const mayBeTaken = 'problem' in refusal && refusal.problem !== 'alreadySent';
  return mayBeTaken && isUuid(idempotencyKey) ? idempotencyKey : undefined;
}

/** Gives a form back on its page, with everything but the password as it was entered. */
export async function returnForm(
  c: Context<AppEnv>,
  services: RegistrationServices,
  posted: PostedForm,
  refusal: Refusal,
): Promise<Response> {
  const { fields, address, site } = posted;
  const customer = await customerOf(c, services);
  const issues = 'issues' in refusal ? refusal.issues : [];
  const password = shownPassword(posted, customer);
  const page = await services.bundle.render(address, {
    site,
    form: {
      values: echoedFields(fields),
      issues: password ? askPasswordAgain(issues, fields, password.required) : issues,
      ...('problem' in refusal ? { problem: refusal.problem } : {}),
    },
    ...(customer && { customer }),
    pageList: services.pageList,
  });
  return await answerPage(
    c,
    services,
    { ...page, status: refusal.status },
    { personal: true, idempotencyKey: keyToKeep(fields, refusal) },
  );
}
