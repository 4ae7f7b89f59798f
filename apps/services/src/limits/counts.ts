import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';

/** How often something has happened, and until when that counts: in milliseconds of `performance.now()`, which nobody sets. */
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
  const window = seconds * 1000;
  // Weights that the store has not answered for yet, and the work that takes them there.
  const unanswered = countIn();
  const adding = new Map<string, Promise<void>>();
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
  // Within its time a count only grows: neither the memory that stands in for the store nor a late answer makes it smaller.
  const learn = (name: string, found: RateLimiterRes | null, weight = 0): Count => {
    const now = performance.now();
    const before = known.get(name);
    const holds = before !== undefined && before.used > 0 && before.until > now;
    const used = found?.consumedPoints ?? 0;
    const count = holds
      ? { used: Math.max(before.used + weight, used), until: before.until }
      : { used, until: now + Math.min(found?.msBeforeNext ?? window, window) };
    if (known.size >= mostKnown) known.clear();
    known.set(name, count);
    return count;
  };
  const withUnanswered = (name: string, { used, until }: Count): Count => ({
    used: used + unanswered.of(name),
    until,
  });

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
      const found = await limiterOf(kind)
        .penalty(key, weight)
        .catch(() => null);
      learn(name, found, weight);
      unanswered.add(name, -weight);
    }
    adding.delete(name);
  }

  return {
    read: async (kind, key) => {
      const name = `${kind}:${key}`;
      const count = known.get(name);
      if (count && count.until > performance.now()) return withUnanswered(name, count);
      const asked = readStore(kind, key)
        .then((found) => withUnanswered(name, learn(name, found)))
        .catch(() => nothing);
      return await Promise.race([
        asked,
        new Promise<Count>((resolve) => setTimeout(resolve, patience, nothing).unref()),
      ]);
    },
    add: (kind, key, weight) => {
      const name = `${kind}:${key}`;
      unanswered.add(name, weight);
      if (!adding.has(name)) adding.set(name, tellStore(kind, key, name));
    },
    close: async () => void (await Promise.all(adding.values())),
  };
}
