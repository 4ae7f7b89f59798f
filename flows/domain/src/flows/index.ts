import type { Flow, FormPlan } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';
import { checkoutWithAddressFlow } from './checkout-with-rules.ts';
import { communityRequestFlow } from './community-request.ts';
import { communityFlow } from './community-with-rules.ts';
import type { FlowDefinition } from './flow-definition.ts';
import { invoiceAddressFlow } from './invoice-address.ts';
import { loyaltyCardFlow } from './loyalty-card-with-rules.ts';
import { standaloneWithCardChoiceFlow } from './standalone-with-rules.ts';

/** Every flow by its key, for the server and for tests. */
export const flowDefinitions: Readonly<Record<Flow, FlowDefinition>> = {
  standalone: standaloneWithCardChoiceFlow,
  checkout: checkoutWithAddressFlow,
  community: communityFlow,
  'community-request': communityRequestFlow,
  'loyalty-card': loyaltyCardFlow,
  'invoice-address': invoiceAddressFlow,
};

/**
 * Returns what a flow asks for on a site, given the answers so far. Pure: the page, the server and the tests call the same.
 * @example planFor('standalone', siteFor('TR'), {}).consents[0]?.kind // 'membership'
 */
export function planFor(flow: Flow, site: Site, context: PlanContext): FormPlan {
  return flowDefinitions[flow].planFor(site, context);
}
