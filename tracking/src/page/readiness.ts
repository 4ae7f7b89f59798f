import { createBoundedQueue } from '../queue/bounded-queue.ts';
import { catalogue, notices } from '../log/warnings.ts';
import type { Log } from '../log/log.ts';
import type { CustomMessage, NamedMessage, PageMessage } from '../schema/parse-message.ts';
import { waitsForCommerce } from './waits-for-commerce.ts';

/** How far a page has come: nothing of it is known, its data are here, or it has been sent. */
type Phase = 'waiting' | 'arrived' | 'sent';

/** How many messages wait for their page to be sent. */
const queueBound = 500;

type EventMessage = CustomMessage | NamedMessage;

/** The order in which waiting messages are sent once their page has been (Tracking §4). */
const order: readonly EventMessage['name'][] = [
  'CustomEventData',
  'EcommerceEventData',
  'ItemListData',
  'LeadData',
];

/** What is said of messages that come before any page data. Those without a text wait in any case. */
const dropped: { readonly [Name in EventMessage['name']]?: string } = catalogue.missingPageData;

/** What the machine does with messages whose time has come. Each gives back why it failed, if it did. */
export interface ReadinessActions {
  readonly sendPage: (page: PageMessage) => string | undefined;
  readonly sendEvent: (event: EventMessage) => string | undefined;
  readonly log: Log;
  /** Whether messages that come before any page data are kept. Else they are dropped with the catalogue's warning. */
  readonly queueBeforePageData: boolean;
}

/** The state of one page: what may be sent now, what must wait, what comes too early. */
export interface Readiness {
  take(message: PageMessage | EventMessage): string | undefined;
  queued(): number;
  dropped(): number;
}

/**
 * Holds events back until their page has been sent. Before page data have *arrived*, custom events, e-commerce events and
 * item lists are dropped, unless they are asked to be kept; once arrived but not yet *sent*, everything waits; then
 * everything passes. Leads wait in both cases, product sources concern no page.
 */
export function createReadiness(actions: ReadinessActions): Readiness {
  const { sendPage, sendEvent, log, queueBeforePageData } = actions;
  const queue = createBoundedQueue<EventMessage>(queueBound, () => log.warn(notices.queueFull(queueBound)));
  let phase: Phase = 'waiting';
  let page: PageMessage | undefined;

  const sendWhenReady = () => {
    if (!page || phase !== 'arrived') return undefined;
    const hasCommerce = queue.entries().some(({ name }) => name === 'EcommerceEventData');
    if (waitsForCommerce(page.data.page_type) && !hasCommerce) return undefined;
    phase = 'sent';
    const failures = [sendPage(page)];
    const rank = ({ name }: EventMessage) => order.indexOf(name);
    for (const event of [...queue.drain()].sort((a, b) => rank(a) - rank(b))) failures.push(sendEvent(event));
    return failures.find(Boolean);
  };

  return {
    take: (message) => {
      if (message.name === 'InitialPageData') {
        // Another page in the same document, or the correction of one that has not been sent yet.
        page = message;
        phase = 'arrived';
        return sendWhenReady();
      }
      if (phase === 'sent' || message.name === 'ProductSourceEventData') return sendEvent(message);
      const warning = phase === 'waiting' && !queueBeforePageData && dropped[message.name];
      if (warning) {
        log.warn(warning);
        return warning;
      }
      queue.add(message);
      return sendWhenReady();
    },
    queued: () => queue.entries().length,
    dropped: () => queue.dropped(),
  };
}
