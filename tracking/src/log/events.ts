import { attempt } from '../browser/attempt.ts';
import type { Envelope } from '../messages/envelope.ts';

/** The outcome of one event at one channel. */
export interface Decision {
  /** The message's name. */
  readonly event: string;
  /** The message's data after reading: the same object as the `data` of `message`, unless the message was completed. */
  readonly data: object;
  readonly channel: string;
  /**
   * `held` waits for the consent groups in `needs` or, without `needs`, for a channel that cannot send yet. `refused` was created
   * while consent was refused, and is dropped. `empty` means that the channel has no record for the event. `repeated` is an order
   * that was sent before.
   */
  readonly outcome: 'sent' | 'held' | 'refused' | 'out of scope' | 'in app' | 'empty' | 'repeated' | 'failed';
  /** The active groups, joined with commas. */
  readonly consent: string;
  /** The records that were sent. */
  readonly records?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** The groups that the channel needs, if the event waits for consent. */
  readonly needs?: readonly string[] | undefined;
  /** The result of each request: the reason if it failed. */
  readonly answers?: readonly Promise<string | undefined>[];
}

/** Events of the library, by name. */
export interface Events {
  /** Whether the tag manager's tags have fired for the page: `false` if it did not report that in 1500 ms (Tracking §4). */
  readonly tracking_executed: boolean;
  /** A warning or an error, as the console shows it. */
  readonly warning: string;
  /** The reason why a message was ignored, and other details that the console does not show. */
  readonly debug: string;
  /** A page message as it arrived, and the data that are read from it. */
  readonly message: Envelope & { readonly data: object };
  readonly decision: Decision;
}

type Listener<Type extends keyof Events> = (value: Events[Type]) => void;

/** Emits events to listeners. */
export interface Emitter {
  readonly on: <Type extends keyof Events>(type: Type, listener: Listener<Type>) => () => void;
  /** Returns true if there is any listener. */
  readonly hears: () => boolean;
  readonly emit: <Type extends keyof Events>(type: Type, value: Events[Type]) => void;
}

/** A listener and its event type. It receives values of this type only. */
interface Entry {
  readonly type: keyof Events;
  listener(value: unknown): void;
  /** Whether the listener is running. */
  isBusy?: boolean;
}

/**
 * Creates an emitter. A listener that throws does not affect the library or other listeners. `failed` gets the error. A running
 * listener does not receive the events that it causes, because a listener that warns about each warning would never end.
 */
export function createEmitter(failed: (error: unknown) => void): Emitter {
  const entries = new Set<Entry>();
  let failing = false;
  /** Reports an error. The report is an event, at which other listeners may throw, so that many of them would never end. */
  const report = (error: unknown) => {
    if (failing) return;
    failing = true;
    failed(error);
    failing = false;
  };
  return {
    on: (type, listener) => {
      const entry: Entry = { type, listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    hears: () => entries.size > 0,
    emit: (type, value) => {
      for (const entry of entries) {
        if (entry.type !== type || entry.isBusy) continue;
        entry.isBusy = true;
        attempt(() => entry.listener(value), report);
        entry.isBusy = false;
      }
    },
  };
}
