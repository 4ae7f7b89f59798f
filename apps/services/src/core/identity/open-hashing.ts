import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Overloaded } from '../limits/slots.ts';

/** Hashes passwords and compares them with hashes, in threads of its own. */
export interface Hashing {
  /** Returns the Argon2id hash of a password, in its PHC text form. @throws {Overloaded} if too many wait already */
  readonly hash: (password: string) => Promise<string>;
  /** Returns true if the hash is that of the password. @throws {Overloaded} if too many wait already */
  readonly verify: (phc: string, password: string) => Promise<boolean>;
  /** The most passwords that are in work or waiting at once. */
  readonly capacity: number;
  /** Returns the number of threads that run now. */
  readonly threads: () => number;
  /** Ends the threads. Waiting passwords are given up. */
  readonly close: () => Promise<void>;
}

/** Settings of `openHashing`. */
export interface HashingOptions {
  /** Threads. @default one less than there are processors, which is left to the pages */
  readonly workers?: number | undefined;
  /** Passwords that may wait. @default 100 for each thread: two to three seconds */
  readonly queue?: number | undefined;
  /** The module that hashes. @default this package's */
  readonly worker?: URL;
}

const ownWorker = new URL('hash-worker.ts', import.meta.url);

/** Opens the hashing. Its threads start with the first password. */
export function openHashing({
  workers = Math.max(1, availableParallelism() - 1),
  queue = workers * 100,
  worker = ownWorker,
}: HashingOptions = {}): Hashing {
  let pool: Piscina | undefined;
  const open = () =>
    (pool ??= new Piscina({
      filename: worker.href,
      minThreads: workers,
      maxThreads: workers,
      maxQueue: queue,
      // On a shared processor a page runs before a hash. The difference is small, so that many readers cannot block registrations.
      niceIncrement: 3,
      recordTiming: false,
    }));

  /** Runs a task. If its thread ends, the password is lost with it, so another thread does the task again. */
  async function run(name: string, task: object): Promise<unknown> {
    const threads = open();
    if (threads.queueSize >= queue) throw new Overloaded();
    try {
      return await threads.run(task, { name });
    } catch (error) {
      if (pool !== threads) throw error;
      return await threads.run(task, { name });
    }
  }
  return {
    hash: async (password) => String(await run('hashPassword', { password })),
    verify: async (phc, password) => (await run('isPasswordOf', { phc, password })) === true,
    capacity: workers + queue,
    threads: () => pool?.threads.length ?? 0,
    close: async () => {
      const ending = pool;
      pool = undefined;
      await ending?.destroy();
    },
  };
}
