import type { Site } from '../sites/site.ts';
import { addressFields } from './address.ts';
import { cardFields } from './card.ts';
import type { FieldPlan } from './field-plan.ts';
import type { PlanContext } from './plan-context.ts';
import { standalonePlan } from './standalone.ts';

/** The standalone registration with the choice between a digital and a plastic card. */
export function standalonePlanWithCardChoice(site: Site, context: PlanContext): FieldPlan {
  return standalonePlan(site, context, (of, within) => cardFields(of, within, addressFields));
}
