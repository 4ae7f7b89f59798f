import { createBoundedQueue } from '../queue/bounded-queue.ts';
import type { BoundedQueue } from '../queue/bounded-queue.ts';
import { missingPageData, tooMany } from '../log/core-texts.ts';
import type { Log } from '../log/log.ts';
import type { EventMessage, PageMessage } from '../schema/parse-message.ts';
import { waitsForCommerce } from './waits-for-commerce.ts';

/** How many messages wait for their page to be sent (Tracking, "nothing lost below the stated bounds"). */
const queueBound = 500;

/** The order in which waiting messages are sent once their page has been (Tracking §4). */
const order: readonly EventMessage['name'][] = [
  'CustomEventData',
  'EcommerceEventData',
  'ItemListData',
  'LeadData',
];
const rank = ({ name }: EventMessage) => order.indexOf(name);

/** What is said of messages that come before any page data. Those without a text wait in any case. */
const early: { readonly [Name in EventMessage['name']]?: string } = missingPageData;

/** What waits, page by page. */
export interface Readiness {
  take(message: PageMessage | EventMessage): string | undefined;
  /** Something that was waited for has come: sends what can be sent now. */
  resume(): string | undefined;
  /** The page is shown once more, from the browser's cache, without having been loaded: it is a new view of it, unless it
   * is one of several in a document. */
  repeat(): void;
  queued(): number;
  dropped(): number;
}

/** One page and what happened on it. Without a page it is what came before any. */
interface Scope {
  page: PageMessage | undefined;
  sent: boolean;
  /** Whether an e-commerce event has come. */
  commerce: boolean;
  readonly events: BoundedQueue<EventMessage>;
}

/**
 * Holds events back until their page has been sent. Before page data have *arrived*, custom events, e-commerce events and
 * item lists are dropped, unless they are asked to be kept; once arrived but not yet *sent*, everything waits; then
 * everything passes. Leads wait in both cases, product sources concern no page. A page that is followed by another before
 * it could be sent goes first, with all that happened on it; it no longer waits for an e-commerce event, since those that
 * come belong to its successor.
 *
 * `send` gives back why it failed, if it did. `prepared` says whether everything is there that a message is sent with, such
 * as customer data; when it has come, somebody calls `resume`.
 */
export function createReadiness(
  send: (message: PageMessage | EventMessage) => string | undefined,
  prepared: (message: PageMessage | EventMessage) => boolean,
  log: Log,
  keepEarly = false,
  bound = queueBound,
): Readiness {
  let lost = 0;
  const open = (page?: PageMessage): Scope => ({
    page,
    sent: false,
    commerce: false,
    events: createBoundedQueue(bound, () => log.warn(tooMany(bound, 'messages wait for their page'))),
  });
  let last = open();
  /** Clicks on tiles need no page, but may need what else they are told with. */
  const sources = open().events;
  const scopes = [last];

  /** Sends a scope as far as it can be; gives back whether that was all of it. */
  const flush = (scope: Scope, failures: (string | undefined)[]): boolean => {
    const { page, events } = scope;
    if (!page) return false;
    if (!scope.sent) {
      const waits = scope === last && !scope.commerce && waitsForCommerce(page.data.page_type);
      if (waits || !prepared(page)) return false;
      scope.sent = true;
      failures.push(send(page));
      for (const event of events.drain().sort((a, b) => rank(a) - rank(b))) events.add(event);
    }
    for (let event = events.peek(); event; event = events.peek()) {
      if (!prepared(event)) return false;
      events.take();
      failures.push(send(event));
    }
    return true;
  };

  const resume = () => {
    const failures: (string | undefined)[] = [];
    for (let source = sources.peek(); source && prepared(source); source = sources.peek()) {
      sources.take();
      failures.push(send(source));
    }
    for (let scope = scopes[0]; scope && flush(scope, failures) && scope !== last; scope = scopes[0]) {
      lost += scope.events.dropped();
      scopes.shift();
    }
    return failures.find(Boolean);
  };

  return {
    take: (message) => {
      const { name } = message;
      if (name === 'InitialPageData') {
        if (last.page) scopes.push((last = open(message)));
        else last.page = message;
        return resume();
      }
      if (name === 'ProductSourceEventData') {
        sources.add(message);
        return resume();
      }
      if (last.sent && last.events.size() === 0 && prepared(message)) return send(message);
      const warning = !last.page && !keepEarly && early[name];
      if (warning) {
        log.warn(warning);
        return warning;
      }
      last.events.add(message);
      last.commerce ||= name === 'EcommerceEventData';
      return resume();
    },
    resume,
    repeat: () => {
      if (last.page && last.sent && !last.page.data.is_spa) send(last.page);
    },
    queued: () => scopes.reduce((sum, { events }) => sum + events.size(), 0),
    dropped: () => scopes.reduce((sum, { events }) => sum + events.dropped(), lost),
  };
}
