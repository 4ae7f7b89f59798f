import type { Site } from '../../sites/site.ts';
import { buildPlan } from '../build-plan.ts';
import { offersCard } from '../card/offers-card.ts';
import type { FormPlan } from '../form-plan.ts';
import { accountFields } from '../person/account-fields.ts';
import { personFields } from '../person/person-fields.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PlannedField } from '../planned-field.ts';

/**
 * The standalone registration (Registration §2, form 4).
 * @param cardFields what is asked once the card is ticked; without it the card is digital
 */
export function standalonePlan(
  site: Site,
  context: PlanContext,
  cardFields?: (site: Site, context: PlanContext) => readonly PlannedField[],
): FormPlan {
  const fields = [...personFields('standalone', site, context), ...accountFields('standalone', context)];
  if (offersCard(site, context)) {
    fields.push({ kind: 'cardMembership', name: 'cardMembership', required: false });
    if (context.cardMembership && cardFields) fields.push(...cardFields(site, context));
  }
  return buildPlan('standalone', site, context, fields);
}
