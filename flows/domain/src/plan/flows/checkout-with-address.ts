import type { Site } from '../../sites/site.ts';
import { addressFields } from '../address/address-fields.ts';
import type { FormPlan } from '../form-plan.ts';
import type { PlanContext } from '../plan-context.ts';
import { checkoutPlan } from './checkout.ts';

/** The checkout's registration with the invoice address, which asks nobody's name a second time. */
export function checkoutPlanWithAddress(site: Site, context: PlanContext): FormPlan {
  return checkoutPlan(site, context, (of, within) => addressFields('address', of, within));
}
