import type { Site } from '../sites/site.ts';
import { consentsFor } from './consents-for.ts';
import type { FormPlan, Flow, Unavailable } from './form-plan.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlannedField } from './planned-field.ts';

/** A flow's plan of these fields, with its consents and the page's options. */
export function buildPlan(
  flow: Flow,
  site: Site,
  context: PlanContext,
  fields: readonly PlannedField[],
): FormPlan {
  return {
    flow,
    fields,
    consents: consentsFor(flow, site, context),
    ...(context.subscription ? { subscription: context.subscription } : {}),
    dataProtectionNotice: flow === 'loyalty-card' && site.dataProtectionNotice,
    namesStacked: context.namesStacked === true,
    scrollToErrors: context.scrollToErrors !== false,
    editDialog: context.editDialogEnabled === true && context.customer !== undefined,
  };
}

/** The plan of a flow that is not offered: it asks for nothing and says why. */
export function unavailablePlan(flow: Flow, site: Site, unavailable: Unavailable): FormPlan {
  return { ...buildPlan(flow, site, {}, []), consents: [], dataProtectionNotice: false, unavailable };
}
