import type { Site } from '../sites/site.ts';
import { consentsFor } from './consents-for.ts';
import type { FormPlan, RegisteringFlow, Unavailable } from './form-plan.ts';
import { plainPlan } from './plain-plan.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlannedField } from './planned-field.ts';

/** Returns a flow's plan of these fields, with its consents and the page's options. */
export const buildPlan = (
  flow: RegisteringFlow,
  site: Site,
  context: PlanContext,
  fields: readonly PlannedField[],
): FormPlan => ({
  ...plainPlan(flow, site, context, fields),
  subscription: context.subscription,
  consents: consentsFor(flow, site, context),
});

/** Returns the plan of a flow that the site does not offer: it asks for nothing and gives the reason. */
export const unavailablePlan = (flow: RegisteringFlow, unavailable: Unavailable): FormPlan => ({
  ...plainPlan(flow, { dataProtectionNotice: false }, {}, []),
  unavailable,
});
