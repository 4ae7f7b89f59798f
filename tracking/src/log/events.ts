import { attempt } from '../browser/attempt.ts';
import type { Envelope } from '../messages/open-envelope.ts';

/** What became of one event at one channel. */
export interface Decision {
  /** The message's name. */
  readonly event: string;
  /** The message's data after reading: the very object that came as `data` with the message, unless it was completed. */
  readonly data: object;
  readonly channel: string;
  /**
   * `held` waits: for the consent groups in `needs`, else for the channel, which cannot send yet; `refused` was made while consent was refused and is forgotten;
   * `empty` means that the channel had nothing to say of the event; `repeated` is an order that it has been told of.
   */
  readonly outcome: 'sent' | 'held' | 'refused' | 'out of scope' | 'in app' | 'empty' | 'repeated' | 'failed';
  /** The groups that were active, joined with commas. */
  readonly consent: string;
  /** What was sent. */
  readonly records?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Of what waits for consent: the groups that the channel needs. */
  readonly needs?: readonly string[] | undefined;
  /** What the other side answers to each record: the reason where it has failed. */
  readonly answers?: readonly Promise<string | undefined>[];
}

/** What the library tells a page that listens. */
export interface Events {
  /** Whether the tag manager's tags have fired for the page: `false` when it did not say so in 1500 ms (Tracking §4). */
  readonly tracking_executed: boolean;
  /** A warning or an error, as it stands in the console. */
  readonly warning: string;
  /** Why something was ignored. */
  readonly debug: string;
  /** A page message as it came, and the data that are read of it. */
  readonly message: Envelope & { readonly data: object };
  readonly decision: Decision;
}

type Listener<Type extends keyof Events> = (value: Events[Type]) => void;

/** Hands events to listeners. */
export interface Emitter {
  readonly on: <Type extends keyof Events>(type: Type, listener: Listener<Type>) => () => void;
  /** Whether anybody listens for anything. */
  readonly hears: () => boolean;
  readonly emit: <Type extends keyof Events>(type: Type, value: Events[Type]) => void;
}

/** A listener and what it listens for, which is all that is ever handed to it. */
interface Entry {
  readonly type: keyof Events;
  listener(value: unknown): void;
  /** Whether it is being told something. */
  isBusy?: boolean;
}

/**
 * Creates an emitter. A listener that throws harms neither the library nor the other listeners: `failed` is told of it. A listener
 * is not told of what it causes itself, or one that warns whenever it hears a warning would never come to an end.
 */
export function createEmitter(failed: (error: unknown) => void): Emitter {
  const entries = new Set<Entry>();
  let failing = false;
  /** Telling of it is an event itself, at which others may throw: with many of them that would take for ever. */
  const tell = (error: unknown) => {
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
        attempt(() => entry.listener(value), tell);
        entry.isBusy = false;
      }
    },
  };
}
