import { offersCard } from '../fields/card/card-membership-field.ts';
import { createsAccount } from '../fields/password/password-field.ts';
import type { ConsentKind } from '../model/consent.ts';
import type { Site } from '../sites/site.ts';
import type { PlannedConsent, RegisteringFlow } from './form-plan.ts';
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
