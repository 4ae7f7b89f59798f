import type { ConsentKind } from '@crema/flow-domain';

/** Every kind of consent, in English. */
export const consentNames: Readonly<Record<ConsentKind, string>> = {
  cardTermsAndConditions: 'Conditions of the loyalty card',
  newsletter: 'Newsletter',
  dne: 'Personalised offers',
  cmc: 'Personalised advertising on other sites',
  membership: 'Membership agreement',
  guest: 'Order as a guest',
  communityConditions: 'Conditions of the community',
};
