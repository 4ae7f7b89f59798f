import type { Site } from '../sites/site.ts';
import { consentsFor } from './consents-for.ts';
import type { FormPlan, RegisteringFlow, Unavailable } from './form-plan.ts';
import { plainPlan } from './plain-plan.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlannedField } from './planned-field.ts';

/** A flow's plan of these fields, with its consents and the page's options. */
export const buildPlan = (
  flow: RegisteringFlow,
  site: Site,
  context: PlanContext,
  fields: readonly PlannedField[],
): FormPlan => ({
  ...plainPlan(flow, context, fields),
  consents: consentsFor(flow, site, context),
  dataProtectionNotice: flow === 'loyalty-card' && site.dataProtectionNotice,
});

/** The plan of a flow that is not offered: it asks for nothing and says why. */
export const unavailablePlan = (flow: RegisteringFlow, unavailable: Unavailable): FormPlan => ({
  ...plainPlan(flow, {}, []),
  unavailable,
});
