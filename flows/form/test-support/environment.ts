import { siteFor, type SiteKey } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import type { CompiledMessages } from '@crema/flow-domain/messages';
import { createTexts } from '../src/messages/create-texts.ts';
import type { FlowEnvironment } from '../src/provider/flow-provider.tsx';
import type { RegisterOutcome, RegistrationServices } from '../src/services/registration-services.ts';

/** The response of the double. `waiting` never responds. */
export type Answer = RegisterOutcome | 'waiting';

/** An environment that registers. */
export type RegisteringEnvironment = FlowEnvironment & { readonly services: RegistrationServices };

/** Makes the environment of a flow on a site; `more` replaces parts of it. */
export type MakeEnvironment = (
  key: SiteKey,
  answer: Answer,
  more?: Partial<RegisteringEnvironment>,
) => RegisteringEnvironment;

/** The texts of several bundles, such as those of a page and the ones it fetches later. */
export const joined =
  (...bundles: readonly ((locale: string) => CompiledMessages)[]) =>
  (locale: string): CompiledMessages =>
    Object.assign({}, ...bundles.map((messagesOf) => messagesOf(locale)));

/**
 * Environments of a flow without a server, for stories and tests: a double answers every registration with the outcome it
 * was given.
 * @param messagesOf the texts of the flow's bundle, by locale
 */
export const environmentOf =
  (messagesOf: (locale: string) => CompiledMessages): MakeEnvironment =>
  (key, answer, more = {}) => {
    const site = siteFor(key);
    return {
      site,
      documents: documentsFor(key),
      texts: createTexts(site.locale, messagesOf(site.locale)),
      brand: {
        cardName: 'CremaCard',
        companyTerms: ['crema'],
        links: {
          login: '#login',
          forgottenPassword: '#forgotten-password',
          service: '#service',
          cardTerms: '#card-terms',
          membership: '#membership',
          communityTerms: '#community-terms',
          guestOrder: '#guest-order',
          privacy: '#privacy',
        },
      },
      services: {
        register: () => (answer === 'waiting' ? new Promise(() => {}) : Promise.resolve(answer)),
        consentDocuments: () => Promise.resolve(documentsFor(key)),
      },
      onEvent: () => {},
      wayOn: '#next',
      now: () => new Date('2026-11-20T12:00:00Z'),
      ...more,
    };
  };
