import { phoneBounds } from '../../rules/address/address-limits.ts';
import type { Site } from '../../sites/site.ts';
import type { addressFields } from '../address/address-fields.ts';
import { buildPlan, unavailablePlan } from '../build-plan.ts';
import { cardFields } from '../card/card-fields.ts';
import type { FormPlan } from '../form-plan.ts';
import { accountFields } from '../person/account-fields.ts';
import { personFields } from '../person/person-fields.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PlannedField } from '../planned-field.ts';

/**
 * Returns the plan of the registration for the loyalty card (Registration §2, form 6). A new customer enters personal data and a
 * password, a known customer only chooses the kind of card. Companies see the not-available notice instead (Registration §6).
 * @param address the fields of an address, which a plastic card needs, see `cardFields`
 */
export function loyaltyCardPlan(site: Site, context: PlanContext, address?: typeof addressFields): FormPlan {
  const { customer, canCompaniesRegisterForCard, editDialogEnabled } = context;
  if (!site.loyaltyCard) return unavailablePlan('loyalty-card', 'CARD_NOT_AVAILABLE');
  if (customer?.salutation === 'COMPANY' && !canCompaniesRegisterForCard) {
    return unavailablePlan('loyalty-card', 'CARD_COMPANY_NOT_ALLOWED');
  }
  const phone: PlannedField = {
    kind: 'phone',
    name: 'cardSelection.phoneNumber',
    required: false,
    preset: site.phonePreset,
    bounds: phoneBounds,
  };
  const person = customer
    ? []
    : [...personFields('loyalty-card', site, context), ...accountFields('loyalty-card', context)];
  const card = cardFields(site, context, address);
  // An address has a telephone field of its own.
  const asksPhone = card.every(({ kind }) => kind !== 'phone');
  return {
    ...buildPlan('loyalty-card', site, context, [...person, ...card, ...(asksPhone ? [phone] : [])]),
    editDialog: editDialogEnabled && customer !== undefined,
  };
}
