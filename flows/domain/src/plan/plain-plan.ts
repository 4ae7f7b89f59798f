import type { FormPlan, Flow } from './form-plan.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlannedField } from './planned-field.ts';

/** A flow's plan of these fields with the page's options, of a form that asks for no consent. */
export const plainPlan = (flow: Flow, context: PlanContext, fields: readonly PlannedField[]): FormPlan => ({
  flow,
  fields,
  consents: [],
  subscription: context.subscription,
  dataProtectionNotice: false,
  namesStacked: context.namesStacked === true,
  scrollToErrors: context.scrollToErrors !== false,
  editDialog: context.editDialogEnabled === true && context.customer !== undefined,
});
