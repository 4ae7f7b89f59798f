import type { Site } from '../../sites/site.ts';
import { addressFields } from '../address/address-fields.ts';
import { cardFields } from '../card/card-fields.ts';
import type { FormPlan } from '../form-plan.ts';
import type { PlanContext } from '../plan-context.ts';
import { standalonePlan } from './standalone.ts';

/** The standalone registration with the choice between a digital and a plastic card. */
export function standalonePlanWithCardChoice(site: Site, context: PlanContext): FormPlan {
  return standalonePlan(site, context, (of, within) => cardFields(of, within, addressFields));
}
