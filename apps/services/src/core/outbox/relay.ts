import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/schema.ts';
import { type Log, withoutValues } from '../log/log.ts';
import { postpone, removeDelivered, type TakenMessage, takeDue } from './take.ts';

/** Thrown by a channel that knows that no later attempt can succeed, such as one whose receiver has ended. */
export class NeverDeliverable extends Error {}

/** Delivers one message. @throws if it was not delivered; `NeverDeliverable` if no later attempt can succeed */
export type Deliver = (message: TakenMessage, signal: AbortSignal) => Promise<void>;

/** The result of an attempt: delivered, to be repeated later, or given up. */
export type Delivery = 'delivered' | 'later' | 'never';

/** The parts that a relay works with, and the listener for its outcomes. */
export interface RelayParts {
  readonly db: Database;
  readonly log: Log;
  /** The open channels, by the kind of their messages. */
  readonly channels: Readonly<Record<string, Deliver>>;
  readonly onDelivery?: ((kind: string, delivery: Delivery) => void) | undefined;
}

/** Times of a relay, in seconds. */
interface RelayTimes {
  /** The time between two looks at an empty outbox. */
  readonly idle?: number;
  /** The time for which a message belongs to the process that took it. */
  readonly lease?: number;
  /** The time after which a channel must have delivered. */
  readonly timeout?: number;
}

/** The most messages of one look. They are delivered side by side. */
const atOnce = 10;

/** The time that a process has to end what is under way, in milliseconds. A platform gives it about ten seconds in all. */
const graceMs = 5000;

/**
 * Starts a relay: it takes messages out of the outbox and delivers them, until it is ended. Any number of processes may run one. A
 * message that fails is tried again after a growing pause, and given up after ten attempts, in three days. The channels do not wait
 * for each other.
 * @returns a function that ends it, once the messages under way are delivered. After five seconds it leaves them to the next process
 */
export function startRelay(
  { db, log, channels, onDelivery }: RelayParts,
  { idle = 1, lease = 60, timeout = 15 }: RelayTimes = {},
): () => Promise<void> {
  const ending = new AbortController();
  const leaving = new AbortController();

  /** Logs a failure of the database. The message stays taken until its lease has passed, and is delivered again then. */
  const logFailure = (error: unknown) =>
    log({ level: 'error', message: 'The outbox cannot be reached.', error: withoutValues(error) });

  async function attempt(message: TakenMessage, deliver: Deliver): Promise<Delivery | undefined> {
    try {
      await deliver(message, AbortSignal.any([AbortSignal.timeout(timeout * 1000), leaving.signal]));
    } catch (error) {
      if (leaving.signal.aborted) return undefined;
      const delivery = await postpone(db, message, error instanceof NeverDeliverable);
      const [level, outcome] =
        delivery === 'never'
          ? (['error', 'is given up'] as const)
          : (['warn', 'will be tried again'] as const);
      const { id, kind, name, attempt: number } = message;
      const text = `The ${kind} ${name} ${id} failed at attempt ${number} and ${outcome}.`;
      log({ level, message: text, error: withoutValues(error) });
      return delivery;
    }
    await removeDelivered(db, message);
    return 'delivered';
  }

  async function look(kind: string, deliver: Deliver): Promise<number> {
    try {
      const taken = await takeDue(db, kind, { most: atOnce, leaseSeconds: lease });
      const attempts = taken.map(async (message) => {
        const delivery = await attempt(message, deliver);
        if (delivery) onDelivery?.(kind, delivery);
      });
      for (const ended of await Promise.allSettled(attempts))
        if (ended.status === 'rejected') logFailure(ended.reason);
      return taken.length;
    } catch (error) {
      logFailure(error);
      return 0;
    }
  }

  async function run([kind, deliver]: readonly [string, Deliver]): Promise<void> {
    while (!ending.signal.aborted) {
      if ((await look(kind, deliver)) === atOnce) continue;
      // Processes that started together do not look at the same moments.
      const pause = idle * 1000 * (0.75 + Math.random() / 2);
      await setTimeout(pause, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const running = Promise.all(Object.entries(channels).map(run));
  return async () => {
    ending.abort();
    void setTimeout(graceMs, undefined, { ref: false }).then(() => leaving.abort());
    await running;
  };
}
