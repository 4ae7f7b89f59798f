// The script of a page that mounts the German sign-up and removes it again, as often as the bench asks.
import { DesignSystemProvider } from '@crema/design-system';
import { deDocuments } from '@crema/flow-domain/documents/de';
import messages from '@crema/flow-domain/messages/de-DE/standalone';
import { de } from '@crema/flow-domain/sites/de';
import { createTexts, designSystemStrings, FlowProvider } from '@crema/flow-form';
import { StandaloneRegistration } from '@crema/flow-registration';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const texts = createTexts(de.locale, messages);
const strings = designSystemStrings(texts);
const link = '/login';
const environment = {
  site: de,
  documents: deDocuments,
  texts,
  services: {
    register: async () => ({ kind: 'created', loginId: 'bench' }),
    consentDocuments: async () => deDocuments,
  },
  brand: {
    cardName: 'CremaCard',
    companyTerms: [],
    links: {
      login: link,
      forgottenPassword: link,
      service: link,
      cardTerms: link,
      membership: link,
      communityTerms: link,
      guestOrder: link,
      privacy: link,
    },
  },
  onEvent: () => {},
};

/** Resolves when React has shown the page and has done its work after the paint. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

async function mount(times) {
  for (let time = 0; time < times; time += 1) {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const flow = createElement(StandaloneRegistration, { action: '#' });
    const provider = createElement(FlowProvider, { environment }, flow);
    root.render(createElement(DesignSystemProvider, { strings }, provider));
    while (!place.querySelector('form [type=submit]')) await painted();
    await painted();
    root.unmount();
    place.remove();
    await painted();
  }
}

export const show = () => Object.assign(window, { benchMount: mount });
