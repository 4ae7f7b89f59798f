import { errorCode } from '../log/log.ts';
import { Overloaded } from '../limits/slots.ts';
import type { EventSink, ShopEvent } from './event-sink.ts';

/** The events that wait in memory until they are stored. */
export interface EventBuffer {
  /**
   * Stores an event with others that arrive at the same time. Resolves when it is stored.
   * @throws {Overloaded} if too many events wait
   */
  readonly store: (event: ShopEvent) => Promise<void>;
  /** Returns true if no more events may wait. */
  readonly isFull: () => boolean;
  /** Returns how many events wait, and for how many seconds the oldest has. */
  readonly waiting: () => { readonly count: number; readonly oldest: number };
  /** Resolves when nothing waits any more. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly event: ShopEvent;
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The bounds of a buffer. */
interface BufferBounds {
  /** Most events that wait or are being written. An event has at most 64 KiB. @default 2000 */
  readonly capacity?: number;
  /** Most events of one batch. @default 250 */
  readonly perBatch?: number;
}

/** Returns true if a database cannot store a value, by SQLSTATE: the class of data exceptions, and that of limits. */
const isOfData = (error: unknown) => /^(?:22|54)...$/.test(errorCode(error) ?? '');

/**
 * Creates a buffer in front of a sink. While a batch is written, events arrive for the next one, so batches grow with the load. One
 * event that the sink cannot store does not fail the others of its batch.
 */
export function createEventBuffer(
  sink: EventSink,
  { capacity = 2000, perBatch = 250 }: BufferBounds = {},
): EventBuffer {
  let queue: Waiting[] = [];
  let inHand: readonly Waiting[] = [];
  let writing: Promise<void> | undefined;

  const isFull = () => queue.length + inHand.length >= capacity;

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      await sink.store(batch.map(({ event }) => event));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length > 1 && isOfData(error)) for (const each of batch) await write([each]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function writeAll(): Promise<void> {
    while (queue.length > 0) {
      inHand = queue.slice(0, perBatch);
      queue = queue.slice(perBatch);
      await write(inHand);
    }
    inHand = [];
    writing = undefined;
  }

  return {
    isFull,
    store: async (event) =>
      await new Promise<void>((resolve, reject) => {
        if (isFull()) return reject(new Overloaded());
        queue.push({ event, since: performance.now(), resolve, reject });
        writing ??= writeAll();
      }),
    waiting: () => {
      const [oldest] = [...inHand, ...queue];
      return {
        count: inHand.length + queue.length,
        oldest: oldest ? (performance.now() - oldest.since) / 1000 : 0,
      };
    },
    close: async () => {
      await writing;
      await sink.close?.();
    },
  };
}
