import { offersCard } from '../fields/card/card-membership-field.ts';
import { createsAccount } from '../fields/password/password-field.ts';
import type { PlannedField } from '../fields/planned-field.ts';
import type { ConsentKind } from '../model/consent.ts';
import type { Site } from '../sites/site.ts';
import type { Flow, FormPlan, PlannedConsent, RegisteringFlow, Unavailable } from './form-plan.ts';
import type { PlanContext } from './plan-context.ts';

const consent = (kind: ConsentKind, required: boolean): PlannedConsent => ({
  kind,
  name: `consents.${kind}`,
  required,
});

/** True if the loyalty card is part of the submit. */
function holdsCard(flow: RegisteringFlow, site: Site, context: PlanContext): boolean {
  if (!site.loyaltyCard) return false;
  if (flow === 'loyalty-card') return true;
  return flow === 'standalone' && context.cardMembership === true && offersCard(site, context);
}

// A customer has agreed already. In Turkey a new shopper agrees to the membership, and a guest to the order alone.
function agreements(flow: RegisteringFlow, site: Site, context: PlanContext): readonly ConsentKind[] {
  if (site.agreement !== 'membership' || flow === 'community-request') return [];
  return [createsAccount(flow, context) ? 'membership' : 'guest'];
}

/**
 * Returns the consents of a form, in order (Registration §5, required consents per site). The conditions of the loyalty card are
 * shown only if the card is part of the submit. Turkey asks for its membership instead, or for a guest's order.
 */
export function consentsFor(
  flow: RegisteringFlow,
  site: Site,
  context: PlanContext,
): readonly PlannedConsent[] {
  const withCard = holdsCard(flow, site, context);
  const required = [
    ...agreements(flow, site, context),
    ...(withCard ? (['cardTermsAndConditions'] as const) : []),
    ...(flow.startsWith('community') ? (['communityConditions'] as const) : []),
  ];
  // A customer who only joins the community has answered these before.
  const optional = flow === 'community-request' ? [] : site.optionalConsents;
  return [
    ...required.map((kind) => consent(kind, true)),
    ...optional.map((kind) => consent(kind, withCard && site.requiredWithCard.includes(kind))),
  ];
}

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
