import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';

/** How often something has happened, and until when that counts, in milliseconds. */
export interface Count {
  readonly used: number;
  readonly until: number;
}

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

// More keys than anybody sends in ten minutes who is worth remembering.
const mostKnown = 20_000;

/** The library's own statements on our connection, whichever engine it leads to. */
const clientOf = (db: Queried) => ({
  query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: rows.length };
  },
});

const nothing: Count = { used: 0, until: 0 };

/**
 * Counts in the database, shared by every process; in this process's memory while the database is away. What this process has heard
 * of a key it knows without asking.
 * @param points at how many each kind is full, which the library wants to know
 * @param patience how long somebody who registers waits for the store at the most, in milliseconds
 */
export function databaseCounts(db: Queried, seconds: number, points: number, patience: number): Counts {
  const known = new Map<string, Count>();
  const adding = new Set<Promise<unknown>>();
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (kind: string) => {
    const shared = { keyPrefix: kind, points, duration: seconds };
    const limiter =
      limiters.get(kind) ??
      new RateLimiterPostgres({
        ...shared,
        storeClient: clientOf(db),
        storeType: 'client',
        tableName: 'rate_limit',
        // A migration makes it, and housekeeping empties it.
        tableCreated: true,
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory(shared),
      });
    limiters.set(kind, limiter);
    return limiter;
  };
  const learn = (name: string, found: RateLimiterRes | null): Count => {
    const count = found
      ? { used: found.consumedPoints, until: Date.now() + found.msBeforeNext }
      : { used: 0, until: Date.now() + seconds * 1000 };
    if (known.size >= mostKnown) known.clear();
    known.set(name, count);
    return count;
  };

  return {
    read: async (kind, key) => {
      const name = `${kind}:${key}`;
      const count = known.get(name);
      if (count && count.until > Date.now()) return count;
      const asked = limiterOf(kind)
        .get(key)
        .then((found) => learn(name, found))
        .catch(() => nothing);
      return await Promise.race([
        asked,
        new Promise<Count>((resolve) => setTimeout(resolve, patience, nothing).unref()),
      ]);
    },
    add: (kind, key, weight) => {
      const name = `${kind}:${key}`;
      const before = known.get(name);
      // Before the store has answered: the next one may come at once.
      if (before) known.set(name, { ...before, used: before.used + weight });
      const work = limiterOf(kind)
        .penalty(key, weight)
        .then((found) => learn(name, found))
        .catch(() => {})
        .finally(() => adding.delete(work));
      adding.add(work);
    },
    close: async () => void (await Promise.allSettled(adding)),
  };
}
