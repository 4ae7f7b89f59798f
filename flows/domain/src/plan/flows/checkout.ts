import type { Site } from '../../sites/site.ts';
import { buildPlan } from '../build-plan.ts';
import type { FormPlan } from '../form-plan.ts';
import { accountFields } from '../person/account-fields.ts';
import { personFields } from '../person/person-fields.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PlannedField } from '../planned-field.ts';

/**
 * The registration inside the checkout (Registration §2, forms 1 and 5), the password required, optional or left out.
 * @param addressFields what is asked where the form holds the invoice address; without it there is none
 */
export function checkoutPlan(
  site: Site,
  context: PlanContext,
  addressFields?: (site: Site, context: PlanContext) => readonly PlannedField[],
): FormPlan {
  return buildPlan('checkout', site, context, [
    ...personFields('checkout', site, context),
    ...accountFields('checkout', context),
    ...(context.withAddress && addressFields ? addressFields(site, context) : []),
  ]);
}
