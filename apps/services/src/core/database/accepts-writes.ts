import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** The settings of a write probe. */
interface Question {
  /**
   * Bytes that a check writes. A few kilobytes need a page of their own, which a full disk does not have. The embedded database
   * checks its disk itself and never reuses pages, so its value is 0.
   */
  readonly bytes: number;
  /** Milliseconds within which the database must answer. @default 2000 */
  readonly timeoutMs?: number;
  /**
   * Milliseconds for which an answer is reused. Otherwise every health check of a stranger would make the server write. @default
   * 1000
   */
  readonly reuseMs?: number;
}

/**
 * Creates a function that returns whether the database accepts writes in time. It writes, because a full disk and a read-only
 * server still answer every `select`. Checks that arrive during another one share its result.
 */
export function acceptsWrites(
  db: Database,
  { bytes, timeoutMs = 2000, reuseMs = 1000 }: Question,
): () => Promise<boolean> {
  let last: { readonly answer: Promise<boolean>; readonly at: number } | undefined;

  const write = async () => {
    // Random bytes, because PostgreSQL would compress other content so much that it fits into an existing page.
    const filler = randomBytes(bytes).toString('base64');
    await db
      .insertInto('write_probe')
      .values({ id: 1, filler })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ filler, written_at: sql<Date>`current_timestamp` }),
      )
      .execute();
    return true;
  };

  const ask = async () => {
    const waiting = new AbortController();
    const late = setTimeout(timeoutMs, false, { signal: waiting.signal, ref: false }).catch(() => false);
    const answer = await Promise.race([write().catch(() => false), late]);
    waiting.abort();
    return answer;
  };

  return async () => {
    if (!last || performance.now() - last.at > reuseMs) {
      const asked = { answer: ask(), at: Infinity };
      last = asked;
      const answer = await asked.answer;
      asked.at = performance.now();
      return answer;
    }
    return await last.answer;
  };
}
