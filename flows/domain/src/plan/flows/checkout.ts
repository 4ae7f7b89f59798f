import type { Site } from '../../sites/site.ts';
import { addressFields } from '../address/address-fields.ts';
import { buildPlan } from '../build-plan.ts';
import type { FormPlan } from '../form-plan.ts';
import { accountFields } from '../person/account-fields.ts';
import { personFields } from '../person/person-fields.ts';
import type { PlanContext } from '../plan-context.ts';

/**
 * The registration inside the checkout (Registration §2, forms 1 and 5): with or without the invoice address, the password
 * required, optional or left out. The address asks nobody's name a second time.
 */
export function checkoutPlan(site: Site, context: PlanContext): FormPlan {
  return buildPlan('checkout', site, context, [
    ...personFields('checkout', site, context),
    ...accountFields('checkout', context),
    ...(context.withAddress ? addressFields('address', site, context) : []),
  ]);
}
