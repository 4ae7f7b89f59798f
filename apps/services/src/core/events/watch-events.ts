import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/schema.ts';
import { type EventFilter, findArrivals, type FoundEvent } from './find-events.ts';

/** A reader of events that arrive. */
export interface EventListener extends EventFilter {
  /**
   * Gets the events that pass the filter, in no order. An event may come twice.
   * @param until when the latest event of all was stored
   */
  readonly tell: (events: readonly FoundEvent[], until: Date) => void;
  /** Is called when nothing more will come. */
  readonly end: () => void;
}

/** Asks the database for new events while it has listeners. */
export interface EventWatch {
  /** Adds a listener and returns a function that removes it, or `undefined` if there are too many or the server stops. */
  readonly listen: (listener: EventListener) => (() => void) | undefined;
  /** Returns true if no more listeners may come. */
  readonly isFull: () => boolean;
  /** Returns the number of listeners. */
  readonly count: () => number;
  /** Ends all listeners, and takes no more. Resolves when it no longer uses the database. */
  readonly close: () => Promise<void>;
}

/** The bounds of a watch. */
interface WatchBounds {
  /** Most listeners of a process. @default 20 */
  readonly mostListeners?: number;
  /** Most events that one look finds. It finds the latest ones of more. @default 1000 */
  readonly mostEvents?: number;
  /** Milliseconds between two looks. @default 1000 */
  readonly everyMs?: number;
}

/**
 * Milliseconds by which looks overlap. An event has the time at which its statement began, so it may become visible after one with a
 * later time.
 */
export const overlapMs = 2000;

const passes = ({ name, site, session }: EventFilter, event: FoundEvent): boolean =>
  (name === undefined || name === event.name) &&
  (site === undefined || site === event.site) &&
  (session === undefined || session === event.session);

/**
 * Creates the watch of a process. It looks once a second for all its listeners, and not at all without one. It asks the database, so
 * that it finds events that another process has stored, too.
 * @param onFailure gets the first error of a series
 */
export function watchEvents(
  db: Database,
  onFailure: (error: unknown) => void,
  { mostListeners = 20, mostEvents = 1000, everyMs = 1000 }: WatchBounds = {},
): EventWatch {
  const listeners = new Set<EventListener>();
  const closing = new AbortController();
  const pause = async () =>
    await setTimeout(everyMs, undefined, { ref: false, signal: closing.signal }).catch(() => {});
  let looking: Promise<void> | undefined;

  async function keepLooking(): Promise<void> {
    let until: Date | undefined;
    let seen = new Set<string>();
    let hasFailed = false;
    while (listeners.size > 0) {
      try {
        // The first look begins at the latest event, whose time is by the clock of the database.
        until ??= (await findArrivals(db, { after: new Date(0), most: 1 }))[0]?.receivedAt ?? new Date(0);
        const found = await findArrivals(db, {
          after: new Date(until.getTime() - overlapMs),
          most: mostEvents,
        });
        until = found[0]?.receivedAt ?? until;
        const fresh = found.filter(({ id }) => !seen.has(id));
        seen = new Set(found.map(({ id }) => id));
        hasFailed = false;
        for (const listener of listeners) {
          const passing = fresh.filter((event) => passes(listener, event));
          listener.tell(passing, until);
        }
      } catch (error) {
        if (!hasFailed) onFailure(error);
        hasFailed = true;
      }
      await pause();
    }
    looking = undefined;
  }

  const isFull = () => closing.signal.aborted || listeners.size >= mostListeners;

  return {
    isFull,
    listen: (listener) => {
      if (isFull()) return undefined;
      listeners.add(listener);
      looking ??= keepLooking();
      return () => listeners.delete(listener);
    },
    count: () => listeners.size,
    close: async () => {
      for (const { end } of listeners) end();
      listeners.clear();
      closing.abort();
      await looking;
    },
  };
}
