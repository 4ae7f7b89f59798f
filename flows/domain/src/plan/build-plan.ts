import type { PlannedField } from '../fields/planned-field.ts';
import type { Site } from '../sites/site.ts';
import { consentsFor } from './consents-for.ts';
import type { Flow, FormPlan, RegisteringFlow, Unavailable } from './form-plan.ts';
import type { PlanContext } from './plan-context.ts';

/** Returns a flow's plan with these fields and the page's options, for a form without consents. */
export const plainPlan = (
  flow: Flow,
  { dataProtectionNotice }: Pick<Site, 'dataProtectionNotice'>,
  context: PlanContext,
  fields: readonly PlannedField[],
): FormPlan => ({
  flow,
  fields: fields.map((field) => ({ inputs: [field.name], ...field })),
  consents: [],
  dataProtectionNotice,
  namesStacked: context.namesStacked === true,
  scrollToErrors: context.scrollToErrors !== false,
});

/** Returns a flow's plan with these fields, its consents and the page's options. */
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
