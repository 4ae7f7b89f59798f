import { countIn, type Counts, databaseCounts, type Queried } from './counts.ts';
import type { Count } from './known-counts.ts';

/** Most accepted and most refused registrations of one sender. */
export interface Bounds {
  readonly accepted: number;
  readonly refused: number;
}

/** Limits of the registrations of one sender. */
export interface RateLimits {
  readonly perSession: Bounds;
  readonly perAddress: Bounds;
  /** Minutes for which each registration counts. */
  readonly minutes: number;
}

/** The end of a registration. A failure of the server is `neither` and counts for no sender. */
export type Ended = 'accepted' | 'refused' | 'neither';

/** A registration that may go on. */
export interface Admitted {
  /** Reports how the registration ended. @param weight for how many registrations it counts; @default 1 */
  readonly end: (how: Ended, weight?: number) => void;
}

/** The sender of a registration, by names that the sender cannot choose. */
export interface Sender {
  /** Name of the account, or of the session. */
  readonly session: string | undefined;
  /** Name of the network that the request comes from. */
  readonly network: string | undefined;
}

/** Limits how often the same sender registers, and how often the sender is refused. */
export interface RegistrationLimits {
  /** @returns the seconds to wait, if the sender is over a limit. */
  readonly ask: (sender: Sender) => Promise<Admitted | number>;
  /** Waits until all counts are stored. */
  readonly close: () => Promise<void>;
}

/** Admits every registration. For benchmarks that register thousands of shoppers from one machine. */
export const noLimits: RegistrationLimits = {
  ask: async () => ({ end: () => {} }),
  close: async () => {},
};

/** A sender's count, with its key and its limit. */
interface Asked {
  readonly key: string;
  readonly points: number;
  readonly count: Count;
}

/** Creates limits with the counts of `counts`. */
function registrationLimits({ perSession, perAddress }: RateLimits, counts: Counts): RegistrationLimits {
  const underWay = countIn();

  async function allOf({ session, network }: Sender): Promise<readonly Asked[]> {
    const bounds = [
      { key: session && `session:${session}`, ...perSession },
      { key: network && `network:${network}`, ...perAddress },
    ];
    const asked = bounds.flatMap(({ key, ...points }) =>
      key === undefined
        ? []
        : (['accepted', 'refused'] as const).map((kind) => ({ key, kind, points: points[kind] })),
    );
    return await Promise.all(
      asked.map(async ({ key, kind, points }) => ({ key, points, count: await counts.read(kind, key) })),
    );
  }

  return {
    ask: async (sender) => {
      const asked = await allOf(sender);
      // No step below waits. So of many parallel requests, no more are admitted than the limit allows.
      const isFull = ({ key, points, count }: Asked) => count.used + underWay.of(key) >= points;
      const full = asked.filter(isFull);
      if (full.length > 0) {
        // If only registrations in progress fill a limit, it is free again in a moment.
        const waits = full.map(({ points, count }) =>
          count.used >= points ? count.until - performance.now() : 0,
        );
        return Math.max(1, Math.ceil(Math.max(...waits) / 1000));
      }
      const keys = [...new Set(asked.map(({ key }) => key))];
      for (const key of keys) underWay.add(key, 1);
      return {
        end: (how, weight = 1) => {
          for (const key of keys) {
            underWay.add(key, -1);
            if (how !== 'neither') counts.add(how, key, weight);
          }
        },
      };
    },
    close: async () => await counts.close(),
  };
}

/**
 * Opens limits whose counts all processes share through the database.
 * @param timeoutMs how long a registration waits for the database at most
 */
export function openLimits(db: Queried, limits: RateLimits, timeoutMs = 250): RegistrationLimits {
  const most = Math.max(...[limits.perSession, limits.perAddress].flatMap((each) => Object.values(each)));
  return registrationLimits(limits, databaseCounts(db, limits.minutes * 60, most, timeoutMs));
}
