import { setTimeout } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';
import { type Count, knownCounts } from './known-counts.ts';

/** Counts by kind and key, that go after a time. */
export interface Counts {
  /** What is known of a key; nothing where the store does not answer in time. Never rejects. */
  readonly read: (kind: string, key: string) => Promise<Count>;
  /** Adds to a key, and returns at once. */
  readonly add: (kind: string, key: string, weight: number) => void;
  /** Waits for what is being added. */
  readonly close: () => Promise<void>;
}

/** A number for each key, that is gone where it is nought. */
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

/** A database that takes a statement as it is. */
export type Queried = Pick<Database, 'executeQuery'>;

/** The library's own statements on our connection, whichever engine it leads to. */
const clientOf = (db: Queried) => ({
  query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: rows.length };
  },
});

/**
 * Counts in the database, shared by every process. What this process has heard of a key it knows without asking, and what the
 * database could not be told it counts by itself.
 * @param points at how many each kind is full, which the library wants to know
 * @param timeoutMs how long a registration waits for the store at most
 */
export function databaseCounts(db: Queried, seconds: number, points: number, timeoutMs: number): Counts {
  const window = seconds * 1000;
  const known = knownCounts(window);
  // Weights that the store has not answered for yet, and the work that takes them there.
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
  // The store's times are those of a clock. One that was set back leaves counts behind that would hold for as long as it was wrong.
  async function readStore(kind: string, key: string): Promise<RateLimiterRes | null> {
    const found = await limiterOf(kind).get(key);
    if (found === null || found.msBeforeNext <= 2 * window) return found;
    await limiterOf(kind).delete(key);
    return null;
  }

  // One statement for each key at a time: a sender of many costs no more connections, and answers come in order.
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
