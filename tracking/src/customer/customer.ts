import type { CustomerFields } from '../channels/channel.ts';
import { statistics } from '../consent/consent.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { reasonOf } from '../log/log.ts';
import { catalogue } from '../log/texts.ts';
import type { PageMessage } from '../schema/parse-message.ts';
import type { Visit } from '../visit/visit.ts';
import { fetchCustomer } from './fetch-customer.ts';
import type { Identity, KnownCustomer } from './known-customer.ts';
import { pageDependentFields } from './page-dependent-fields.ts';
import { readCustomer } from './read-customer.ts';

/** What is known of the visitor on the page that was asked about last. */
export interface Customer {
  /**
   * Whether it is known what there is to know for a page. If not the shop is asked, and the host's `resume` called once
   * it has answered or failed to: then the page goes without.
   */
  readonly ready: (page: PageMessage) => boolean;
  /**
   * What is known of a visitor who is logged in or remembered, else undefined (Tracking §4). Consent is judged at the
   * call: without statistics nothing is among it that names a person.
   */
  readonly fields: () => CustomerFields | undefined;
  /** What names a visitor who is logged in or remembered; undefined without statistics consent. */
  readonly identity: () => Identity | undefined;
  /** Ends what is under way; nothing that comes later is heeded. */
  readonly stop: () => void;
}

/** The objects in which a page exposes customer data, in the new and the old format (Tracking §3). */
const exposedNames = ['tracking', 'customer', 'ga_psdata', 'exactag_psdata'];

/** Creates what finds out who the visitor is: from what the page exposes, else by asking the shop. */
export function createCustomer(host: ExtensionHost, services: Services, visit: Visit): Customer {
  const { consent, log, settings } = host;
  let page: PageMessage | undefined;
  let known: KnownCustomer | undefined;
  let flight: AbortController | undefined;
  let warned = false;

  const readExposed = () => {
    try {
      const source = Object.fromEntries(exposedNames.map((name) => [name, services.exposed(name)]));
      return readCustomer(source, settings.cardWord);
    } catch {
      // What a page exposes may throw when it is looked at: then it exposes nothing.
      return undefined;
    }
  };

  const land = () => {
    flight?.abort();
    flight = undefined;
  };

  const ask = () => {
    const mine = new AbortController();
    flight = mine;
    // An answer for an older page changes nothing.
    const settle = (found: KnownCustomer | undefined, failure?: string) => {
      if (flight !== mine) return;
      flight = undefined;
      known = found;
      if (failure) log.error(failure);
      host.resume();
    };
    fetchCustomer(host, services, visit.facts().longTermToken, mine.signal)
      .then(settle, (error: unknown) => settle(undefined, reasonOf(error)))
      .catch((error: unknown) => log.error(reasonOf(error)));
  };

  const present = () => (known && known.login !== 'LOGGED_OUT' ? known : undefined);
  const identity = () => (consent.now().grants([statistics]) ? present()?.identity : undefined);

  return {
    ready: (next) => {
      if (next === page) return !flight;
      land();
      page = next;
      known = readExposed();
      if (known) return true;
      if (/(^|\.)localhost$/.test(visit.facts().hostname)) {
        if (!warned) log.warn(catalogue.noCustomerDataOnLocalhost);
        warned = true;
        return true;
      }
      ask();
      return false;
    },
    fields: () => {
      const customer = present();
      return customer && { ...pageDependentFields(customer, page?.data), ...identity(), ...customer.fields };
    },
    identity,
    stop: land,
  };
}
