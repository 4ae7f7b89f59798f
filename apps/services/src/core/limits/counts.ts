import { setTimeout } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';
import { type Count, knownCounts } from './known-counts.ts';

/** Counts by kind and key, each of which expires. */
export interface Counts {
  /** Returns the known count of a key. Nothing of the store counts if it does not answer in time. Never rejects. */
  readonly read: (kind: string, key: string) => Promise<Count>;
  /** Adds to a key, and returns at once. */
  readonly add: (kind: string, key: string, weight: number) => void;
  /** Waits until everything that was added is stored. */
  readonly close: () => Promise<void>;
}

/** Creates a number for each key. A key whose number is 0 uses no memory. */
export function countIn(): {
  readonly of: (key: string) => number;
  readonly add: (key: string, change: number) => void;
} {
  const numbers = new Map<string, number>();
  const of = (key: string) => numbers.get(key) ?? 0;
  return {
    of,
    add: (key, change) => {
      const number = of(key) + change;
      if (number === 0) numbers.delete(key);
      else numbers.set(key, number);
    },
  };
}

/** A database that runs a statement as it is. */
export type Queried = Pick<Database, 'executeQuery'>;

/** Runs the library's own statements on our connection, for any engine. */
const clientOf = (db: Queried) => ({
  query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: rows.length };
  },
});

/**
 * Counts in the database, which all processes share. A process remembers the counts that it has read. If the database cannot be
 * reached, the process counts by itself.
 * @param points the count at which a kind is full, which the library needs
 * @param timeoutMs how long a registration waits for the store at most
 */
export function databaseCounts(db: Queried, seconds: number, points: number, timeoutMs: number): Counts {
  const window = seconds * 1000;
  const known = knownCounts(window);
  // Weights that the store has not confirmed yet, and the promises that send them.
  const unanswered = countIn();
  const adding = new Map<string, Promise<void>>();
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (kind: string) => {
    const limiter =
      limiters.get(kind) ??
      new RateLimiterPostgres({
        keyPrefix: kind,
        points,
        duration: seconds,
        storeClient: clientOf(db),
        storeType: 'client',
        tableName: 'rate_limit',
        // A migration makes it, and housekeeping empties it.
        tableCreated: true,
        clearExpiredByTimeout: false,
      });
    limiters.set(kind, limiter);
    return limiter;
  };
  // The store's times come from a clock. After a clock that was ahead is set back, its counts would last too long.
  async function readStore(kind: string, key: string): Promise<RateLimiterRes | null> {
    const found = await limiterOf(kind).get(key);
    if (found === null || found.msBeforeNext <= 2 * window) return found;
    await limiterOf(kind).delete(key);
    return null;
  }

  // Sends one statement for each key at a time. A sender of many requests needs no more connections, and the answers come in order.
  async function tellStore(kind: string, key: string, name: string): Promise<void> {
    for (let weight = unanswered.of(name); weight > 0; weight = unanswered.of(name)) {
      await limiterOf(kind)
        .penalty(key, weight)
        .then(
          (found) => known.hear(name, found),
          () => known.miss(name, weight),
        );
      unanswered.add(name, -weight);
    }
    adding.delete(name);
  }

  return {
    read: async (kind, key) => {
      const name = `${kind}:${key}`;
      if (!known.of(name)) {
        const asked = readStore(kind, key).then(
          (found) => known.hear(name, found),
          () => {},
        );
        await Promise.race([asked, setTimeout(timeoutMs, undefined, { ref: false })]);
      }
      const { used, until } = known.of(name) ?? { used: 0, until: 0 };
      return { used: used + unanswered.of(name), until };
    },
    add: (kind, key, weight) => {
      const name = `${kind}:${key}`;
      unanswered.add(name, weight);
      if (!adding.has(name)) adding.set(name, tellStore(kind, key, name));
    },
    close: async () => void (await Promise.all(adding.values())),
  };
}
