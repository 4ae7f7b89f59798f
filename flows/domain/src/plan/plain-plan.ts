import type { Site } from '../sites/site.ts';
import type { FormPlan, Flow } from './form-plan.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlannedField } from './planned-field.ts';

/** Returns a flow's plan of these fields with the page's options, of a form that asks for no consent. */
export const plainPlan = (
  flow: Flow,
  { dataProtectionNotice }: Pick<Site, 'dataProtectionNotice'>,
  context: PlanContext,
  fields: readonly PlannedField[],
): FormPlan => ({
  flow,
  fields,
  consents: [],
  dataProtectionNotice,
  namesStacked: context.namesStacked === true,
  scrollToErrors: context.scrollToErrors !== false,
});
