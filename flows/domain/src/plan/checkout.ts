import type { Site } from '../sites/site.ts';
import { accountFields } from './account.ts';
import { addressFields } from './address.ts';
import type { FieldPlan } from './field-plan.ts';
import { formPlan } from './form-plan.ts';
import { personFields } from './person.ts';
import type { PlanContext } from './plan-context.ts';

/**
 * The registration inside the checkout (Registration §2, forms 1 and 5): with or without the invoice address, the password
 * required, optional or left out. The address asks nobody's name a second time.
 */
export function checkoutPlan(site: Site, context: PlanContext): FieldPlan {
  return formPlan('checkout', site, context, [
    ...personFields('checkout', site, context),
    ...accountFields('checkout', context),
    ...(context.withAddress ? addressFields('address', site, context) : []),
  ]);
}
