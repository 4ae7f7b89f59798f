import { completeRequest, withVariant } from '../contract/complete-request.ts';
import { addressFields, contextOf } from '../fields/address-fields.ts';
import { allRules } from '../fields/all-rules.ts';
import { loadPersonRules, personAnswers, personFields } from '../fields/person-fields.ts';
import { personRules } from '../fields/person-rules.ts';
import type { PlannedField } from '../fields/planned-field.ts';
import { buildPlan } from '../plan/build-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { isBlank } from '../rules/bounds.ts';
import type { Site } from '../sites/site.ts';
import type { FlowDefinition, FlowOutline } from './flow-definition.ts';

/**
 * Returns the plan of the registration inside the checkout (Registration §2, forms 1 and 5). The password is required, optional
 * or left out.
 * @param invoiceAddress the fields of the invoice address, which does not ask for the name a second time
 */
const checkoutPlan = (
  site: Site,
  context: PlanContext,
  invoiceAddress: readonly PlannedField[] = [],
): FormPlan =>
  buildPlan('checkout', site, context, [...personFields('checkout', site, context), ...invoiceAddress]);

const asked = {
  flow: 'checkout',
  planFor: (site, context) => checkoutPlan(site, context),
  // Only a checkout can do without a password.
  answersOf: (values) => ({ ...personAnswers(values), passwordGiven: !isBlank(values['password'] ?? '') }),
  complete: withVariant,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** The registration inside the checkout that asks for no address. */
export const checkoutFlow: FlowDefinition = { ...asked, ruleOf: personRules };

/** The registration inside the checkout that asks for no address, as its page has it at first. */
export const checkoutOutline: FlowOutline = { ...asked, loadRules: loadPersonRules };

const askedWithAddress = {
  flow: 'checkout',
  planFor: (site, context) =>
    checkoutPlan(site, context, context.withAddress ? addressFields('address', site, context) : []),
  answersOf: contextOf,
  complete: completeRequest,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** The registration inside the checkout in all its variants. */
export const checkoutWithAddressFlow: FlowDefinition = { ...askedWithAddress, ruleOf: allRules };

/** The registration inside the checkout in all its variants, as its page has it at first. */
export const checkoutWithAddressOutline: FlowOutline = {
  ...askedWithAddress,
  loadRules: async () => (await import('../fields/all-rules.ts')).allRules,
};
