import type { Site } from '../sites/site.ts';
import { accountFields } from './account.ts';
import type { FieldPlan } from './field-plan.ts';
import { formPlan } from './form-plan.ts';
import { isCompany, personFields } from './person.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlannedField } from './planned-field.ts';

/**
 * The standalone registration (Registration §2, form 4).
 * @param cardFields what is asked once the card is ticked; without it the card is digital
 */
export function standalonePlan(
  site: Site,
  context: PlanContext,
  cardFields?: (site: Site, context: PlanContext) => readonly PlannedField[],
): FieldPlan {
  const fields = [...personFields('standalone', site, context), ...accountFields('standalone', context)];
  if (site.loyaltyCard && !isCompany('standalone', site, context)) {
    fields.push({ kind: 'cardMembership', name: 'cardMembership', required: false });
    if (context.cardMembership && cardFields) fields.push(...cardFields(site, context));
  }
  return formPlan('standalone', site, context, fields);
}
