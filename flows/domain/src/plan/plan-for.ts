import type { Site } from '../sites/site.ts';
import { addressFields } from './address.ts';
import { cardFields } from './card.ts';
import { checkoutPlan } from './checkout.ts';
import { communityPlan, communityRequestPlan } from './community.ts';
import type { FieldPlan, Flow } from './field-plan.ts';
import { invoiceAddressPlan } from './invoice-address.ts';
import { loyaltyCardPlan } from './loyalty-card.ts';
import type { PlanContext } from './plan-context.ts';
import { standalonePlan } from './standalone.ts';

/** The standalone registration with the choice between a digital and a plastic card. */
export function standalonePlanWithCardChoice(site: Site, context: PlanContext): FieldPlan {
  return standalonePlan(site, context, (of, within) => cardFields(of, within, addressFields));
}

const plans = {
  standalone: standalonePlanWithCardChoice,
  checkout: checkoutPlan,
  community: communityPlan,
  'community-request': communityRequestPlan,
  'loyalty-card': loyaltyCardPlan,
  'invoice-address': invoiceAddressPlan,
} as const satisfies Record<Flow, (site: Site, context: PlanContext) => FieldPlan>;

/**
 * What a flow asks for on a site, given what was answered so far. Pure: the page, the server and the tests ask the same.
 * @example planFor('standalone', siteFor('TR'), {}).consents[0]?.kind // 'membership'
 */
export function planFor(flow: Flow, site: Site, context: PlanContext): FieldPlan {
  return plans[flow](site, context);
}
