import { attempt } from '../browser/attempt.ts';
import { noCustomerDataOnLocalhost } from '../log/late-texts.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { CustomerFields } from '../page/tracked-event.ts';
import { countryOf, isLocalhost } from '../visit/address.ts';
import { fetchFromShop } from '../visit/fetch-from-shop.ts';
import { statistics } from '../visit/consent/groups.ts';
import { visitOf } from '../visit/visit.ts';
import type { Host } from '../visit/host.ts';
import type { VisitSettings } from '../visit/visit-options.ts';
import type { KnownCustomer } from './known-customer.ts';
import { pageDependentFields } from './known-customer.ts';
import { readNewFormat } from './new-format.ts';
import { readOldFormat } from './old-format.ts';

/** The options that the customer part reads. */
interface CustomerSettings extends VisitSettings {
  readonly cardWord: string;
  readonly customerData?: boolean;
}

/** The customer part. */
export interface Customer {
  /**
   * Returns true if customer data for a page are available, or cannot be had. Otherwise requests them, and calls the host's `resume`
   * after the response or the failure. After a failure the page is sent without them.
   */
  readonly prepare: (message: PageMessage | EventMessage) => boolean;
  /**
   * Takes the current customer data for a page. Returns a function that returns the fields for visitors who are logged in or
   * remembered, otherwise undefined (Tracking §4). It checks consent at each call. Without statistics it returns no identifier.
   */
  readonly customer: (page: Pick<PageMessage, 'data'>) => () => CustomerFields | undefined;
}

/** Returns true for a login, a registration or a logout. Customer data are requested again after it. */
const changesVisitor = ({ name, data }: EventMessage): boolean =>
  name === 'CustomEventData' &&
  /(login|registration)\b.*\b(success|completed)|logout/i.test(`${data.event_category} ${data.event_action}`);

/**
 * Starts the customer part. It reads customer data from the page's window, or requests them from the shop in the new format and, if
 * that fails, in the old one (Tracking §3, §7). It sends one request, and another one after a login or logout, or when the long-term
 * token has changed, which needs consent.
 */
export function start(host: Host<CustomerSettings>): Partial<Customer> {
  if (!(host.settings.customerData ?? true)) return {};
  const { window, consent, log, settings } = host;
  const visit = visitOf(host);
  let page: PageMessage | undefined;
  let known: KnownCustomer | undefined;
  let calls: AbortController | undefined;
  /** The token of the last request. Undefined if a request is due. */
  let requested: string | undefined;
  let warned = false;
  /** Reads customer data in either format. The new one takes precedence. */
  const read = (source: unknown) =>
    readNewFormat(source, settings.cardWord) ?? readOldFormat(source, settings.cardWord);

  const stop = () => {
    calls?.abort();
    calls = undefined;
  };
  host.onStop(stop);
  const request = (token: string) => {
    const headers = {
      'X-Site': countryOf(settings).toUpperCase(),
      ...(token && { 'X-Long-Term-Token': token }),
      'X-CSRF-Token': 'csrf',
      'X-Triggered-By': 'tracking',
    };
    stop();
    known = undefined;
    requested = token;
    calls = new AbortController();
    fetchFromShop(
      host,
      calls.signal,
      [
        ['customer data', '/service/customerfrontenddata/api/v1/psdata', headers],
        ['psdata', '/json/psdata'],
      ],
      (body) => read(body) ?? 'the answer is in neither format',
      (found) => {
        calls = undefined;
        known = found;
        log.debug(
          `What is known of the customer: ${found ? [found.login, ...Object.keys(found.fields)].join(', ') : 'nothing'}.`,
        );
        host.resume();
      },
    );
  };

  return {
    prepare: (message) => {
      if (message.name !== 'InitialPageData') {
        if (changesVisitor(message)) requested = undefined;
        return true;
      }
      if (message === page) return !calls;
      page = message;
      // Values of the page may throw when they are read. Then they are ignored.
      const exposed = attempt(() => read(window.window));
      if (exposed) {
        stop();
        known = exposed;
        requested = undefined;
        return true;
      }
      if (isLocalhost(visit.facts().browser.hostname)) {
        known = undefined;
        if (!warned) log.warn(noCustomerDataOnLocalhost);
        return (warned = true);
      }
      const token = visit.token();
      if (token !== requested) request(token);
      return !calls;
    },
    customer: ({ data }) => {
      const then = known;
      return () => {
        if (!then || then.login === 'LOGGED_OUT') return undefined;
        const identity = consent.now().grants([statistics]) && then.identity;
        return { ...pageDependentFields(then, data), ...identity, ...then.fields };
      };
    },
  };
}
