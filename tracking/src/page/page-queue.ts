import { missingPageData, tooMany } from '../log/core-texts.ts';
import type { Log } from '../log/log.ts';
import { schemas } from '../messages/schema/parse-message.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { Entry, Moment, Untold, View } from './entry.ts';
import type { PageEvent, TrackedEvent } from './tracked-event.ts';
import { waitsForCommerce } from './waits-for-commerce.ts';

/** How many messages wait at most: for their page, for consent, for a channel to come. */
export const queueBound = 1000;

/**
 * The place of a message among those that have waited, once their page is sent: the page, custom events, e-commerce
 * events, item lists, leads (Tracking §4). Product sources, which concern no page, have none and go first.
 */
const order = Object.keys(schemas);

/** What the queue asks of what stands around it. */
export interface QueueHost {
  readonly log: Log;
  /** Whether events are kept that come before any page data. */
  readonly keepsEarly: boolean | undefined;
  /** Whether everything is there that a message is sent with, such as customer data. When it has come, `resume` is called. */
  readonly prepared: (message: PageMessage | EventMessage) => boolean;
  /** What a page is sent with: what stood around it when it came, and what has been found out since. */
  readonly openPage: (page: PageMessage, moment: Moment) => PageEvent;
  /** The event with what has been found out for it. */
  readonly complete: (message: EventMessage) => EventMessage;
  /** Brings an entry to the channels that have not had it; gives back whether all have. */
  readonly deliver: (entry: Entry, event: TrackedEvent) => boolean;
}

/** What waits, and the one way out. */
export interface PageQueue {
  /** Takes a message. Why it was not taken, or could not be sent, stands in what is given back. */
  take(message: PageMessage | EventMessage, moment: Moment): Partial<Pick<Entry, 'failure' | 'answers'>>;
  /** Something that was waited for has come: sends what can be sent now. */
  resume(): void;
  /** The page is shown once more, from the browser's cache, without having been loaded: it is a new view of it, unless it
   * is one of several in a document. */
  repeat(moment: Moment): void;
  /** What has been offered to channels and not been told to all that may be told. */
  rest(groups: string): readonly Untold[];
  /** Forgets what has been offered to channels: others tell it. */
  forgetRest(): void;
  /** Goes on with what was left over on the page before. */
  carry(message: PageMessage | EventMessage, untold: Untold, page?: PageEvent): void;
  counts(): { readonly queued: number; readonly held: number; readonly dropped: number };
  /** Forgets everything, also in the middle of sending it. */
  stop(): void;
}

/**
 * Holds messages back until their page has been sent, and after that until every channel has had them. A message takes six
 * steps:
 *
 * 1. `take` receives it. Before page data have *arrived*, custom events, e-commerce events and item lists are dropped, unless
 *    `keepsEarly` asks for them.
 * 2. `add` lets it wait in one list, in the order in which messages are sent. Once page data have arrived but are not yet
 *    *sent*, everything waits for them but product sources, which concern no page. Leads also wait before that.
 * 3. `freeze` fixes the event that channels are offered, when nothing else has to come for it.
 * 4. to 6. `deliver` judges for each channel whether it may have the event, composes the channel's records, and sends them.
 *
 * `walk` takes each entry of the list through steps 3 to 6. It also walks the entries that are added meanwhile. A page that
 * is followed by another before it could be sent goes first, with all that happened on it; it no longer waits for an
 * e-commerce event, since those that come belong to its successor.
 */
export function createPageQueue(host: QueueHost, bound = queueBound): PageQueue {
  let entries: Entry[] = [];
  let last: View = {};
  let dropped = 0;
  let walking = false;
  /** Where the walk is. */
  let place = 0;

  const entryOf = (message: Entry['message'], moment: Moment): Entry => ({
    ...moment,
    message,
    view: last,
    done: new Set(),
    held: new Set(),
    answers: [],
  });
  const rank = ({ message: { name } }: Entry) => order.indexOf(name) - 1;

  /** Fixes what channels are offered of an entry; nothing while it has to wait. */
  const freeze = (entry: Entry): TrackedEvent | undefined => {
    const { message, view } = entry;
    if (entry.event) return entry.event;
    if (message.name === 'InitialPageData') {
      const waits = !view.left && !view.commerce && waitsForCommerce(message.data.page_type);
      if (waits || !host.prepared(message)) return undefined;
      return (entry.event = view.event = host.openPage(message, entry));
    }
    if ((!view.event && rank(entry) > 0) || !host.prepared(message)) return undefined;
    return (entry.event = host.complete(message));
  };

  /** Sends what can be sent, from a place in the list on. */
  const walk = (from: number) => {
    if (walking) return;
    walking = true;
    let isLess = false;
    try {
      for (place = from; place < entries.length; place += 1) {
        const entry = entries[place];
        if (!entry || entry.gone) continue;
        const event = freeze(entry);
        if (event) {
          entry.gone = host.deliver(entry, event);
          isLess ||= entry.gone;
        }
        // Product sources concern no page.
        else if (rank(entry) >= 0) break;
      }
    } finally {
      walking = false;
      if (isLess) entries = entries.filter(({ gone }) => !gone);
    }
  };

  /** Makes room by the oldest event, rather than by a page that others belong to. */
  const drop = () => {
    const isEvent = ({ message }: Entry) => message.name !== 'InitialPageData';
    const oldest = Math.max(0, entries.findIndex(isEvent));
    // By far the most often it is the first, and taking that away moves no other.
    if (oldest) entries.splice(oldest, 1);
    else entries.shift();
    // In the middle of a walk the next one has moved up.
    if (oldest <= place) place -= 1;
    if (!dropped) host.log.warn(tooMany);
    dropped += 1;
  };

  const add = (entry: Entry) => {
    if (entries.length >= bound) drop();
    let index = entries.length;
    const overtakes = (other?: Entry) =>
      other && !other.event && (rank(entry) < 0 || other.view === entry.view) && rank(other) > rank(entry);
    // A page that has been sent has its events in the order in which they come.
    while (!entry.view.event && overtakes(entries[index - 1])) index -= 1;
    entries.splice(index, 0, entry);
    const before = entries.at(-2);
    // With a page the one before is left. Else, where nothing waits for its page, no other need be looked at.
    walk(entry.message.name === 'InitialPageData' || (before && !before.event) ? 0 : index);
    return entry;
  };

  return {
    take: (message, moment) => {
      const { name } = message;
      if (name === 'InitialPageData') {
        if (last.page) {
          // A page that the browser's cache has given back has several views.
          for (const { view } of entries) view.left = true;
          last = {};
        }
        Object.assign(last, { page: message, moment });
      } else if (name === 'EcommerceEventData' && (last.page || host.keepsEarly)) last.commerce = true;
      const failure = !last.page && !host.keepsEarly && missingPageData[name];
      if (failure) {
        host.log.warn(failure);
        return { failure };
      }
      return add(entryOf(message, moment));
    },
    resume: () => walk(0),
    repeat: (moment) => {
      const { event, page, isBack } = last;
      if (!page || !(event || isBack) || page.data.is_spa) return;
      const again = { ...moment, text: last.moment?.text };
      last = { page, moment: again, commerce: true, isBack: true };
      add(entryOf(page, again));
    },
    rest: (groups) =>
      entries.flatMap(({ isOwed, gone, at, url, title, text, view, done, groups: earlier = groups }) =>
        isOwed && !gone ? { at, url, title, text, page: view.moment, done: [...done], groups: earlier } : [],
      ),
    forgetRest: () => {
      entries = entries.filter(({ isOwed }) => !isOwed);
    },
    carry: (message, untold, page) => {
      const { page: moment, done, groups } = untold;
      const view = { left: true, commerce: true, ...(page && moment && { page, moment, event: page }) };
      const isPage = page && message.name === 'InitialPageData';
      add({
        ...entryOf(message, untold),
        view,
        ...(isPage && { event: page }),
        done: new Set(done),
        // What a broken entry does not say grants nothing.
        groups: groups,
      });
    },
    counts: () => {
      const held = entries.filter(({ event }) => event).length;
      return { queued: entries.length - held, held, dropped };
    },
    stop: () => {
      entries = [];
    },
  };
}
