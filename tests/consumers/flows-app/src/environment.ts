import { deDocuments } from '@crema/flow-domain/documents/de';
import messages from '@crema/flow-domain/messages/de-DE/standalone';
import { de } from '@crema/flow-domain/sites/de';
import { createTexts, type FlowEnvironment, type FlowEvent } from '@crema/flow-form/headless';
import { services } from './services.ts';

/** The texts of one flow in one language. */
export const texts = createTexts(de.locale, messages);

/** The environment of a flow: a site, its documents and texts, our services, our names and addresses. */
export const environmentOf = (onEvent: (event: FlowEvent) => void): FlowEnvironment => ({
  site: de,
  documents: deDocuments,
  texts,
  services,
  brand: {
    cardName: 'Bohnenkarte',
    companyTerms: ['bohnenladen'],
    links: {
      login: '/login',
      forgottenPassword: '/password',
      service: '/service',
      cardTerms: '/terms/card/{version}',
      membership: '/terms/membership/{version}',
      communityTerms: '/terms/community/{version}',
      guestOrder: '/terms/guest/{version}',
      privacy: '/privacy',
    },
  },
  onEvent,
});
