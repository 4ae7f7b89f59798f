import { completeRequest } from '../contract/complete-request.ts';
import type { addressFields } from '../fields/address-fields.ts';
import { cardFields, layoutAnswers, loadCardRules } from '../fields/card/card-fields.ts';
import { personFields } from '../fields/person-fields.ts';
import { phoneField } from '../fields/phone/phone-field.ts';
import { buildPlan, unavailablePlan } from '../plan/build-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';
import type { FlowOutline } from './flow-definition.ts';

/**
 * Returns the plan of the registration for the loyalty card (Registration §2, form 6). A new customer enters personal data and a
 * password, a known customer only chooses the kind of card. Companies see the not-available notice instead (Registration §6).
 * @param address returns the fields of an address, which a plastic card needs, see `cardFields`
 */
export function loyaltyCardPlan(site: Site, context: PlanContext, address?: typeof addressFields): FormPlan {
  const { customer, canCompaniesRegisterForCard, editDialogEnabled } = context;
  if (!site.loyaltyCard) return unavailablePlan('loyalty-card', 'CARD_NOT_AVAILABLE');
  if (customer?.salutation === 'COMPANY' && !canCompaniesRegisterForCard) {
    return unavailablePlan('loyalty-card', 'CARD_COMPANY_NOT_ALLOWED');
  }
  const person = customer ? [] : personFields('loyalty-card', site, context);
  const card = cardFields(site, context, address);
  // An address has a telephone field of its own.
  const phone = card.some(({ kind }) => kind === 'phone')
    ? []
    : [phoneField('cardSelection.phoneNumber', site.phonePreset)];
  return {
    ...buildPlan('loyalty-card', site, context, [...person, ...card, ...phone]),
    editDialog: editDialogEnabled && customer !== undefined,
  };
}

/**
 * The registration for the loyalty card, as a page has it at first. A new shopper's plastic card is refused until the page has the
 * address, and with it `loyaltyCardFlow`.
 */
export const loyaltyCardLayoutOutline: FlowOutline = {
  flow: 'loyalty-card',
  planFor: (site, context) => loyaltyCardPlan(site, context),
  answersOf: layoutAnswers,
  loadRules: loadCardRules,
  complete: completeRequest,
};
