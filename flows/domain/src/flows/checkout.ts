import { completeRequest, withVariant } from '../contract/complete-request.ts';
import { addressFields, contextOf } from '../fields/address-fields.ts';
import { loadPersonRules, personAnswers, personFields } from '../fields/person-fields.ts';
import type { PlannedField } from '../fields/planned-field.ts';
import { buildPlan } from '../plan/build-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { isBlank } from '../rules/is-blank.ts';
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

/** The checkout that asks for no address, without its rules. */
export const checkoutWithoutRules = {
  flow: 'checkout',
  planFor: (site, context) => checkoutPlan(site, context),
  // Only a checkout can do without a password.
  answersOf: (values) => ({ ...personAnswers(values), passwordGiven: !isBlank(values['password'] ?? '') }),
  complete: withVariant,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** The registration inside the checkout that asks for no address, as its page has it at first. */
export const checkoutOutline: FlowOutline = { ...checkoutWithoutRules, loadRules: loadPersonRules };

/** The checkout in all its variants, without its rules. */
export const checkoutWithAddressWithoutRules = {
  flow: 'checkout',
  planFor: (site, context) =>
    checkoutPlan(site, context, context.withAddress ? addressFields('address', site, context) : []),
  answersOf: contextOf,
  complete: completeRequest,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** The registration inside the checkout in all its variants, as its page has it at first. */
export const checkoutWithAddressOutline: FlowOutline = {
  ...checkoutWithAddressWithoutRules,
  loadRules: async () => (await import('../fields/all-rules.ts')).allRules,
};
