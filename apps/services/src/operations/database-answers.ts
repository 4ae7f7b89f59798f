import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Whether the database answers. Whoever asks while a question is under way gets its answer: many questions are one statement.
 * @param patience milliseconds within which a database answers that can be worked with. @default 2000
 * @returns asks
 */
export function databaseAnswers(db: Database, patience = 2000): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    const waiting = new AbortController();
    const answers = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const late = setTimeout(patience, false, { signal: waiting.signal, ref: false }).catch(() => false);
    const answered = await Promise.race([answers, late]);
    waiting.abort();
    asking = undefined;
    return answered;
  };
  return () => (asking ??= ask());
}
