import type { CustomerFields } from '../channels/channel.ts';
import { statistics } from '../consent/groups.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { noCustomerDataOnLocalhost } from '../log/extension-texts.ts';
import { attempt } from '../retry/attempt.ts';
import { askShop } from '../retry/ask-shop.ts';
import type { PageMessage } from '../schema/parse-message.ts';
import { countryOf, isLocalhost } from '../visit/address.ts';
import type { Visit } from '../visit/visit.ts';
import type { KnownCustomer } from './known-customer.ts';
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
   * @param of the page that it is told of, which may be left by then
   */
  readonly fields: (of?: Pick<PageMessage, 'data'>) => CustomerFields | undefined;
  /** Ends what is under way; nothing that comes later is heeded. */
  readonly stop: () => void;
}

/**
 * Creates what finds out who the visitor is: from what the page exposes on its window, else by asking the shop in the new
 * format, and where that is not found in the old one (Tracking §3, §7).
 */
export function createCustomer(
  host: ExtensionHost,
  services: Pick<Services, 'fetch' | 'window'>,
  visit: Pick<Visit, 'facts'>,
): Customer {
  const { consent, log, settings } = host;
  let page: PageMessage | undefined;
  let known: KnownCustomer | undefined;
  let calls: AbortController | undefined;
  let warned = false;

  const read = (source: unknown) => readCustomer(source, settings.cardWord);
  const stop = () => {
    calls?.abort();
    calls = undefined;
  };
  const ask = () => {
    const token = visit.facts().longTermToken;
    const headers = {
      'X-Site': countryOf(settings).toUpperCase(),
      ...(token && { 'X-Long-Term-Token': token }),
      'X-CSRF-Token': 'csrf',
      'X-Triggered-By': 'tracking',
    };
    calls = new AbortController();
    askShop(
      host,
      services,
      calls.signal,
      [
        ['customer data', '/service/customerfrontenddata/api/v1/psdata', headers],
        ['psdata', '/json/psdata'],
      ],
      (body) => read(body) ?? 'the answer is in neither format',
      (found) => {
        calls = undefined;
        known = found;
        host.resume();
      },
    );
  };

  return {
    ready: (next) => {
      if (next === page) return !calls;
      stop();
      page = next;
      // What a page exposes may throw when it is looked at: then it exposes nothing.
      known = attempt(() => read(services.window));
      if (known) return true;
      if (!isLocalhost(visit.facts().browser.hostname)) {
        ask();
        return false;
      }
      if (!warned) log.warn(noCustomerDataOnLocalhost);
      return (warned = true);
    },
    fields: (of) => {
      if (!known || known.login === 'LOGGED_OUT') return undefined;
      const identity = consent.now().grants([statistics]) && known.identity;
      return { ...pageDependentFields(known, of?.data), ...identity, ...known.fields };
    },
    stop,
  };
}
