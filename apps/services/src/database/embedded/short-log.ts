import type { PGlite } from '@electric-sql/pglite';
import { hasRoom } from './room.ts';

const interval = 10_000;
const most = 64 * 1024 * 1024;

/** Keeps the engine's log short, so that a start after a kill takes a moment. */
export interface ShortLog {
  /** Runs `work` while nothing of the log is removed. */
  readonly keepWhile: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly stop: () => void;
}

/**
 * Makes checkpoints. Elsewhere PostgreSQL has a process of its own for it; embedded, it makes one only when it is closed, and
 * its log grows until then.
 */
export function keepLogShort(pglite: PGlite, dataDir: string, onFailure: (error: unknown) => void): ShortLog {
  let kept = 0;
  const shorten = async () => {
    // It writes something itself, and an engine that has no room for that gives up.
    if (kept > 0 || !hasRoom(dataDir)) return;
    const { rows } = await pglite.query<{ long: boolean }>(
      'select pg_current_wal_lsn() - redo_lsn > $1 as long from pg_control_checkpoint()',
      [most],
    );
    if (rows[0]?.long && kept === 0) await pglite.exec('checkpoint');
  };
  const timer = setInterval(() => void shorten().catch(onFailure), interval).unref();
  return {
    keepWhile: async (work) => {
      kept += 1;
      try {
        return await work();
      } finally {
        kept -= 1;
      }
    },
    stop: () => clearInterval(timer),
  };
}
