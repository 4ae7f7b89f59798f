import { sql } from 'kysely';
import { inOneStatement } from '../database/in-one-statement.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { appendDecisions } from './chain/append.ts';
import { chainEnd } from './chain/chain-end.ts';
import type { ConsentKeys } from './chain/chain-keys.ts';
import type { Decision } from './decision.ts';

const batch = 50;

/** Takes what the release before has written of one customer into their chain. Hold the customer's lock before you ask. */
export async function takeIn(tx: Transaction, keys: ConsentKeys, loginId: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('consent')
    .selectAll()
    .where('login_id', '=', loginId)
    .where('event_seq', 'is', null)
    .orderBy('recorded_at')
    .orderBy('kind')
    .execute();
  if (rows.length === 0) return;
  const end = await chainEnd(tx, loginId);
  const decisions = rows.map((row): Decision => ({
    kind: row.kind,
    granted: row.granted,
    documentId: row.document_id,
    documentVersion: row.document_version,
    textSha256: row.text_sha256,
    locale: row.locale,
    site: row.site,
    shownAt: row.shown_at?.toISOString() ?? null,
    by: 'former release',
    formerlyRecordedAt: row.recorded_at.toISOString(),
  }));
  const numbered = rows.map(({ id }, index) => {
    const statement = tx
      .updateTable('consent')
      .set({ event_seq: (end.seq ?? 0) + 1 + index })
      .where('id', '=', id);
    return [`copy_${index}`, statement] as const;
  });
  await inOneStatement(tx, [...appendDecisions(tx, { keys, loginId, end, now }, decisions), ...numbered]);
}

/**
 * Takes consents that the release before has written into their customers' chains, some at a time. Safe to run from several
 * processes at once.
 * @returns whether there may be more
 */
export async function takeInFormer(db: Database, keys: ConsentKeys, now: Date): Promise<boolean> {
  const { rows } = await sql<{ login_id: string }>`
    select distinct login_id from consent where event_seq is null limit ${batch}`.execute(db);
  for (const { login_id } of rows) {
    await inTransaction(db, async (tx) => {
      await tx
        .selectFrom('customer')
        .select('login_id')
        .where('login_id', '=', login_id)
        .forNoKeyUpdate()
        .execute();
      await takeIn(tx, keys, login_id, now);
    });
  }
  return rows.length === batch;
}

const hour = 60 * 60 * 1000;

/**
 * Takes in what there is now, and every hour what a process of the release before has added that runs beside this one.
 * @param onError hears of a try that failed; the next one has it again
 * @returns what ends it
 */
export function keepTakingIn(
  db: Database,
  keys: ConsentKeys,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const all = async () => {
    while (!stopping.signal.aborted && (await takeInFormer(db, keys, new Date())));
  };
  let last = all().catch(onError);
  const timer = setInterval(() => {
    last = last.then(all).catch(onError);
  }, hour);
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await last;
  };
}
