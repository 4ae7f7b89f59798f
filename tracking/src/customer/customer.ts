import { attempt } from '../browser/attempt.ts';
import { noCustomerDataOnLocalhost } from '../log/late-texts.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { CustomerFields } from '../page/tracked-event.ts';
import { countryOf, isLocalhost } from '../visit/address.ts';
import { askShop } from '../visit/ask-shop.ts';
import { statistics } from '../visit/consent/groups.ts';
import { visitOf } from '../visit/create-visit.ts';
import type { Host } from '../visit/host.ts';
import type { VisitSettings } from '../visit/visit-options.ts';
import type { KnownCustomer } from './known-customer.ts';
import { pageDependentFields } from './page-dependent-fields.ts';
import { readNewFormat } from './new-format.ts';
import { readOldFormat } from './old-format.ts';

/** What is read of the options. */
interface CustomerSettings extends VisitSettings {
  readonly cardWord: string;
  readonly customerData?: boolean;
}

/** What is known of the visitor. */
export interface Customer {
  /**
   * Whether it is known what there is to know for a page. If not the shop is asked, and the host's `resume` called once
   * it has answered or failed to: then the page goes without.
   */
  readonly prepare: (message: PageMessage | EventMessage) => boolean;
  /**
   * What is known by now of a visitor who is logged in or remembered, else undefined (Tracking §4). What comes back
   * judges consent whenever it is called: without statistics nothing is among it that names a person.
   */
  readonly customer: (page: Pick<PageMessage, 'data'>) => () => CustomerFields | undefined;
}

/** Whether something has happened after which the shop knows somebody else, or nobody. */
const changesVisitor = ({ name, data }: EventMessage): boolean =>
  name === 'CustomEventData' &&
  /(login|registration)\b.*\b(success|completed)|logout/i.test(`${data.event_category} ${data.event_action}`);

/**
 * Starts what finds out who the visitor is: from what the page exposes on its window, else by asking the shop in the new
 * format, and where that is not found in the old one (Tracking §3, §7). The shop is asked once, and again after a login or
 * logout that the page tells of, or when the long-term token has changed, which takes consent.
 */
export function start(host: Host<CustomerSettings>): Partial<Customer> {
  if (!(host.settings.customerData ?? true)) return {};
  const { window, consent, log, settings } = host;
  const visit = visitOf(host);
  let page: PageMessage | undefined;
  let known: KnownCustomer | undefined;
  let calls: AbortController | undefined;
  /** The token by which the shop was asked; none when it has to be asked. */
  let asked: string | undefined;
  let warned = false;
  /** Customer data in whichever format they are; where both are present the new one counts. */
  const read = (source: unknown) =>
    readNewFormat(source, settings.cardWord) ?? readOldFormat(source, settings.cardWord);

  const stop = () => {
    calls?.abort();
    calls = undefined;
  };
  host.onStop(stop);
  const ask = (token: string) => {
    const headers = {
      'X-Site': countryOf(settings).toUpperCase(),
      ...(token && { 'X-Long-Term-Token': token }),
      'X-CSRF-Token': 'csrf',
      'X-Triggered-By': 'tracking',
    };
    stop();
    known = undefined;
    asked = token;
    calls = new AbortController();
    askShop(
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
        if (changesVisitor(message)) asked = undefined;
        return true;
      }
      if (message === page) return !calls;
      page = message;
      // What a page exposes may throw when it is looked at: then it exposes nothing.
      const exposed = attempt(() => read(window.window));
      if (exposed) {
        stop();
        known = exposed;
        asked = undefined;
        return true;
      }
      if (isLocalhost(visit.facts().browser.hostname)) {
        known = undefined;
        if (!warned) log.warn(noCustomerDataOnLocalhost);
        return (warned = true);
      }
      const token = visit.token();
      if (token !== asked) ask(token);
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
