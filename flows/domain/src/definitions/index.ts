import type { Flow } from '../plan/form-plan.ts';
import { checkoutWithAddressFlow } from './checkout-with-address.ts';
import { communityFlow } from './community.ts';
import { communityRequestFlow } from './community-request.ts';
import type { FlowDefinition } from './flow-definition.ts';
import { invoiceAddressFlow } from './invoice-address.ts';
import { loyaltyCardFlow } from './loyalty-card.ts';
import { standaloneWithCardChoiceFlow } from './standalone-with-card-choice.ts';

/** Every flow by its key, for the server and for tests. */
export const flowDefinitions: Readonly<Record<Flow, FlowDefinition>> = {
  standalone: standaloneWithCardChoiceFlow,
  checkout: checkoutWithAddressFlow,
  community: communityFlow,
  'community-request': communityRequestFlow,
  'loyalty-card': loyaltyCardFlow,
  'invoice-address': invoiceAddressFlow,
};
