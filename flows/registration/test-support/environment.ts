import { documentsFor, siteFor, type SiteKey } from '@crema/flow-domain';
import { createTexts, type FlowEnvironment, type RegisterOutcome } from '@crema/flow-form';
import messagesOf from 'virtual:crema-messages/all/standalone';

/** How the double of the services answers; `waiting` never does. */
export type Answer = RegisterOutcome | 'waiting';

/**
 * The flow's environment without a server, for stories and tests: a double that answers every registration with the
 * outcome it was given.
 */
export function testEnvironment(
  key: SiteKey,
  answer: Answer,
  more: Partial<FlowEnvironment> = {},
): FlowEnvironment {
  const site = siteFor(key);
  return {
    site,
    documents: documentsFor(key),
    texts: createTexts(site.locale, messagesOf(site.locale)),
    brand: {
      cardName: 'CremaCard',
      companyTerms: ['crema'],
      links: { login: '#', forgottenPassword: '#', cardTerms: '#', membership: '#' },
    },
    services: {
      register: () => (answer === 'waiting' ? new Promise(() => {}) : Promise.resolve(answer)),
      consentDocuments: () => Promise.resolve(documentsFor(key)),
    },
    onEvent: () => {},
    now: () => new Date('2026-11-20T12:00:00Z'),
    ...more,
  };
}
