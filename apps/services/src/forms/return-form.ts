import { type PageCustomer, planFor, siteFor, subscriptionOf } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { answerPage } from '../pages/answer-page.ts';
import { customerOf } from '../pages/customer-of.ts';
import { siteOf } from '../pages/site-of.ts';
import { ofCustomer } from '../pages/of-customer.ts';
import { languageOf } from '../pages/language-of.ts';
import { askPasswordAgain } from './ask-password-again.ts';
import { queryOf } from './form-address.ts';
import { areStorable, echoedFields, keyOf } from './form-fields.ts';
import type { Refusal } from './form-outcome.ts';
import type { FormServices } from './form-services.ts';
import { planOfForm } from './plan-of-form.ts';
import type { PostedForm } from './posted-form.ts';
import { returnedPlaces } from './returned-places.ts';

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
  const page = await services.bundle.render(address, {
    site,
    form: {
      values: { ...echoedFields(fields), ...values },
      issues: password ? askPasswordAgain(issues, fields, password.required) : issues,
      ...(choices && { choices }),
      ...('problem' in refusal ? { problem: refusal.problem } : {}),
    },
    ...(customer && ofCustomer(c, services, customer, keyToKeep(fields, refusal))),
    ownHost: siteOf(c, services).ownHost,
    pageList: services.pageList,
    embedders: services.embedderOrigins,
    streetsIn: services.streets?.countries,
  });
  return await answerPage(c, { ...page, status: refusal.status }, 'personal');
}
