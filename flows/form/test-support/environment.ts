import { documentsFor, siteFor, type SiteKey } from '@crema/flow-domain';
import type { CompiledMessages } from '@crema/flow-domain/messages';
import { createTexts } from '../src/messages/create-texts.ts';
import type { FlowEnvironment } from '../src/provider/flow-provider.tsx';
import type { RegisterOutcome } from '../src/services/registration-services.ts';

/** How the double of the services answers; `waiting` never does. */
export type Answer = RegisterOutcome | 'waiting';

/**
 * A flow's environment without a server, for stories and tests: a double that answers every registration with the outcome
 * it was given.
 * @param messagesOf the texts of the flow's bundle, by locale
 */
export function flowEnvironment(
  key: SiteKey,
  messagesOf: (locale: string) => CompiledMessages,
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
      links: {
        login: '#',
        forgottenPassword: '#',
        cardTerms: '#',
        membership: '#',
        communityTerms: '#',
        guestOrder: '#',
      },
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
