import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** Sees to it that the engine's log is on the disk. */
export interface LogSync {
  /** The engine wants a file of its log on the disk, and goes on. */
  readonly ask: (file: string) => void;
  /** Whether something that was asked for is not on the disk yet. */
  readonly isPending: () => boolean;
  /** Puts all that was asked for on the disk before anything else is done. */
  readonly now: () => void;
  /** Waits until all that was asked for before is on the disk. Who waits at the same time shares one turn of the disk. */
  readonly settled: () => Promise<void>;
}

/** Puts what was written into a file on the disk. */
export interface FileSync {
  readonly sync: (file: string) => Promise<void>;
  readonly syncNow: (file: string) => void;
}

const fdatasyncLater = promisify(fdatasync);

/** By the system. The size of a log's file never changes, so that its data are all there is to sync. */
const bySystem: FileSync = {
  sync: async (file) => {
    // Opened at once, because the engine gives a file that it is done with another name.
    const descriptor = openSync(file, 'r+');
    try {
      await fdatasyncLater(descriptor);
    } finally {
      closeSync(descriptor);
    }
  },
  syncNow: (file) => {
    const descriptor = openSync(file, 'r+');
    try {
      fdatasyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  },
};

/**
 * Syncs the log for many at once: the engine has one connection and commits one transaction after the other, and each would wait
 * for a turn of the disk of its own. So it is told that the log is on the disk when it is not yet; whoever may be told of a
 * transaction waits for `settled`, and whatever relies on the log comes after `now`.
 */
export function createLogSync({ sync, syncNow }: FileSync = bySystem): LogSync {
  // How often the engine has asked, and which of its wishes were met.
  const count = { asked: 0, met: 0 };
  let waiting = new Set<string>();
  let underWay: ReadonlySet<string> = new Set();
  let turn: Promise<void> | undefined;

  const takeTurn = async () => {
    const upTo = count.asked;
    const files = waiting;
    underWay = files;
    waiting = new Set();
    try {
      await Promise.all([...files].map(sync));
      count.met = Math.max(count.met, upTo);
    } catch (error) {
      // What could not be synced is not forgotten.
      waiting = new Set([...files, ...waiting]);
      throw error;
    } finally {
      underWay = new Set();
      turn = undefined;
    }
  };

  return {
    ask: (file) => {
      count.asked += 1;
      waiting.add(file);
    },
    isPending: () => count.met < count.asked,
    now: () => {
      if (count.met === count.asked) return;
      for (const file of new Set([...underWay, ...waiting])) syncNow(file);
      // Done with for good: from here on the engine may give the file another name.
      underWay = new Set();
      waiting = new Set();
      count.met = count.asked;
    },
    settled: async () => {
      const upTo = count.asked;
      while (count.met < upTo) {
        turn ??= takeTurn();
        await turn;
      }
    },
  };
}
