import {
  type CustomerInfo,
  flowDefinitions,
  type FormPlan,
  siteFor,
  subscriptionOf,
} from '@crema/flow-domain';
import type { PageServices } from '../pages/page-services.ts';
import { queryOf } from './form-address.ts';
import { enteredFields } from './form-fields.ts';
import type { PostedForm } from './posted-form.ts';

/** What a posted form asks for, as it was answered; the page shows the same when it comes back. */
export function planOfForm(
  { bundle }: Pick<PageServices, 'bundle'>,
  { form, site, address, fields }: PostedForm,
  customer?: CustomerInfo,
): FormPlan {
  const { planFor, answersOf } = flowDefinitions[form.flow];
  return planFor(siteFor(site), {
    ...bundle.options(form.flow),
    ...form.variant,
    ...answersOf(enteredFields(fields)),
    subscription: subscriptionOf(form, queryOf(address, 'subscription')),
    customer,
  });
}
