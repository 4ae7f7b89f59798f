import type { PageEvent, TrackedEvent } from './tracked-event.ts';
import { waitsForCommerce } from './page-facts.ts';
import type { Entry, Moment, Unsent, View } from './queue-entry.ts';
import type { Log } from '../log/log.ts';
import { schemas } from '../messages/schema/parse-message.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import { missingPageData, tooMany } from '../log/core-texts.ts';

/** Most messages in the queue: those that wait for their page, for consent or for a channel. */
export const queueBound = 1000;

/**
 * The order in which waiting messages are sent: the page, custom events, e-commerce events, item lists, leads (Tracking §4). Product
 * sources come first, because they belong to no page.
 */
const order = Object.keys(schemas);

/** The functions that the queue uses. */
export interface QueueHost {
  readonly log: Log;
  /** Whether events that arrive before any page data are kept. */
  readonly keepsEarly: boolean | undefined;
  /** Returns true if all data for a message are available, such as customer data. Otherwise `resume` is called when they are. */
  readonly prepared: (message: PageMessage | EventMessage) => boolean;
  /** Returns the event for a page: with facts about the page, and with data that have arrived since. */
  readonly openPage: (page: PageMessage, moment: Moment) => PageEvent;
  /** Returns the event with data that have arrived for it. */
  readonly complete: (message: EventMessage) => EventMessage;
  /** Passes an entry to the channels that are not done with it. Returns true if all are done. */
  readonly deliver: (entry: Entry, event: TrackedEvent) => boolean;
}

/** The queue of all messages. */
export interface PageQueue {
  /** Takes a message. Returns the reason if it was dropped or could not be sent. */
  take(message: PageMessage | EventMessage, moment: Moment): Partial<Pick<Entry, 'failure' | 'answers'>>;
  /** Sends the messages that no longer have to wait. */
  resume(): void;
  /** Adds a new view of a page that the back/forward cache has restored, unless the document has several pages. */
  repeat(moment: Moment): void;
  /** Returns the messages that a channel may send, or may get when it has loaded. */
  rest(groups: string): readonly Unsent[];
  /** Removes these messages, because another page sends them. */
  forgetRest(): void;
  /** Adds a message that the page before has not sent. */
  carry(message: PageMessage | EventMessage, unsent: Unsent, page?: PageEvent): void;
  counts(): { readonly queued: number; readonly held: number; readonly dropped: number };
  /** Removes everything, even while it is being sent. */
  stop(): void;
}

/**
 * Creates the queue. It keeps messages until their page is sent, and then until every channel is done with them. A message takes six
 * steps:
 *
 * 1. `take` receives it. Before page data have *arrived*, custom events, e-commerce events and item lists are dropped, unless
 *    `keepsEarly` is set.
 * 2. `add` puts it into one list, in the order in which messages are sent. While page data have arrived but are not *sent*,
 *    everything waits for them except product sources, which belong to no page. Leads wait before that, too.
 * 3. `freeze` sets the event that channels get, when all its data are available.
 * 4. to 6. `deliver` checks for each channel whether it may get the event, composes the channel's records, and sends them.
 *
 * `walk` takes each entry of the list through steps 3 to 6, including entries that are added meanwhile. If another page follows
 * before a page is sent, the first page is sent first with all its events. It no longer waits for an e-commerce event, because new
 * ones belong to the next page.
 */
export function createPageQueue(host: QueueHost, bound = queueBound): PageQueue {
  let entries: Entry[] = [];
  let last: View = {};
  let dropped = 0;
  let walking = false;
  /** The index of the walk. */
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

  /** Sets the event of an entry. Returns undefined while the entry has to wait. */
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

  /** Sends the entries that can be sent, from an index on. */
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
        // Product sources belong to no page.
        else if (rank(entry) >= 0) break;
      }
    } finally {
      walking = false;
      if (isLess) entries = entries.filter(({ gone }) => !gone);
    }
  };

  /** Drops the oldest event. Keeps pages, because events belong to them. */
  const drop = () => {
    const isEvent = ({ message }: Entry) => message.name !== 'InitialPageData';
    const oldest = Math.max(0, entries.findIndex(isEvent));
    // It is nearly always the first entry, and `shift` moves no other.
    if (oldest) entries.splice(oldest, 1);
    else entries.shift();
    // During a walk the next entry has moved up.
    if (oldest <= place) place -= 1;
    if (!dropped) host.log.warn(tooMany);
    dropped += 1;
  };

  const add = (entry: Entry) => {
    if (entries.length >= bound) drop();
    let index = entries.length;
    const overtakes = (other?: Entry) =>
      other && !other.event && (rank(entry) < 0 || other.view === entry.view) && rank(other) > rank(entry);
    // After a page is sent, its events stay in the order in which they arrive.
    while (!entry.view.event && overtakes(entries[index - 1])) index -= 1;
    entries.splice(index, 0, entry);
    const before = entries.at(-2);
    // A page ends the view before it. Otherwise other entries can be skipped, unless one waits for its page.
    walk(entry.message.name === 'InitialPageData' || (before && !before.event) ? 0 : index);
    return entry;
  };

  return {
    take: (message, moment) => {
      const { name } = message;
      if (name === 'InitialPageData') {
        if (last.page) {
          // A page that the back/forward cache has restored has several views.
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
    carry: (message, unsent, page) => {
      const { page: moment, done, groups } = unsent;
      const view = { left: true, commerce: true, ...(page && moment && { page, moment, event: page }) };
      const isPage = page && message.name === 'InitialPageData';
      add({
        ...entryOf(message, unsent),
        view,
        ...(isPage && { event: page }),
        done: new Set(done),
        // A broken entry without groups grants nothing.
        groups,
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
