import { documentsFor, siteFor, type SiteKey } from '@crema/flow-domain';
import { createTexts, type FlowEnvironment, type RegisterOutcome } from '@crema/flow-form';
import deDE from 'virtual:crema-messages/de-DE/standalone';
import deAT from 'virtual:crema-messages/de-AT/standalone';
import deCH from 'virtual:crema-messages/de-CH/standalone';
import frCH from 'virtual:crema-messages/fr-CH/standalone';
import csCZ from 'virtual:crema-messages/cs-CZ/standalone';
import huHU from 'virtual:crema-messages/hu-HU/standalone';
import skSK from 'virtual:crema-messages/sk-SK/standalone';
import trTR from 'virtual:crema-messages/tr-TR/standalone';
import plPL from 'virtual:crema-messages/pl-PL/standalone';

const messages = {
  DE: deDE,
  AT: deAT,
  CH: deCH,
  CH_FR: frCH,
  CZ: csCZ,
  HU: huHU,
  SK: skSK,
  TR: trTR,
  PL: plPL,
};

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
    texts: createTexts(site.locale, messages[key]),
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
