import { cardMembershipField, offersCard } from '../fields/card/card-membership-field.ts';
import { loadPersonRules, personAnswers, personFields } from '../fields/person-fields.ts';
import type { PlannedField } from '../fields/planned-field.ts';
import { buildPlan } from '../plan/build-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';
import type { FlowOutline } from './flow-definition.ts';

/**
 * Returns the plan of the standalone registration (Registration §2, form 4).
 * @param cardFields adds the fields that a ticked card brings. Without it the card is digital.
 */
export function standalonePlan(
  site: Site,
  context: PlanContext,
  cardFields?: (site: Site, context: PlanContext) => readonly PlannedField[],
): FormPlan {
  const fields = [...personFields('standalone', site, context)];
  if (offersCard(site, context)) {
    fields.push(cardMembershipField);
    if (context.cardMembership && cardFields) fields.push(...cardFields(site, context));
  }
  return buildPlan('standalone', site, context, fields);
}

/** The standalone registration with a digital card, as a page has it at first. */
export const standaloneOutline: FlowOutline = {
  flow: 'standalone',
  planFor: (site, context) => standalonePlan(site, context),
  answersOf: personAnswers,
  loadRules: loadPersonRules,
};
