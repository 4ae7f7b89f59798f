import {
  type CustomerInfo,
  flowDefinitions,
  type FormPlan,
  type FormValues,
  siteFor,
  type SiteKey,
  subscriptionOf,
} from '@crema/flow-domain';
import type { ServedForm } from '@crema/page-contract';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { FoundForm } from '../pages/app-bundle.ts';
import { siteOfPost } from '../pages/site-of.ts';
import type { PageServices } from '../services.ts';
import { formAddress, queryOf } from './form-address.ts';
import { enteredFields, readFormFields } from './form-fields.ts';

/** A form as it was posted without JavaScript. */
export interface PostedForm {
  readonly form: ServedForm;
  readonly routeId: string;
  /** Everything in its body, entered or not. */
  readonly fields: FormValues;
  /** The part that the shopper entered. */
  readonly entered: FormValues;
  /** The address it was on: path and query. */
  readonly address: string;
  /** The site its page was shown for. */
  readonly site: SiteKey;
}

/** Reads the body of a post, and the address of its page. */
export function readPostedForm(
  c: Context<AppEnv>,
  services: PageServices,
  { form, routeId }: FoundForm,
  body: string,
): PostedForm {
  const fields = readFormFields(body);
  return {
    form,
    routeId,
    fields,
    entered: enteredFields(fields),
    address: formAddress(c, form, fields['path'], services.trustProxy),
    site: siteOfPost(c, services, fields),
  };
}

/** Returns the plan of a posted form for its answers. The page shows the same plan when the form comes back. */
export function planOfForm(
  { bundle }: Pick<PageServices, 'bundle'>,
  { form, site, address, entered }: PostedForm,
  customer?: CustomerInfo,
): FormPlan {
  const { planFor, answersOf } = flowDefinitions[form.flow];
  return planFor(siteFor(site), {
    ...bundle.options(form.flow),
    ...form.variant,
    ...answersOf(entered),
    subscription: subscriptionOf(form, queryOf(address, 'subscription')),
    customer,
  });
}
