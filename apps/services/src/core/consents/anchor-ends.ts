import type { Database } from '../database/schema.ts';
import { type Log, withoutValues } from '../log/log.ts';
import { type Anchor, folderAnchor } from './chain-notes.ts';

const batch = 500;

/**
 * Notes the ends of chains that are not noted yet. Only then it removes them from the list of open ones. A process that is killed
 * in between notes them twice. Several processes may run this at once.
 */
export async function anchorEnds(db: Database, anchor: Anchor): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('consent_unanchored')
      .selectAll()
      .orderBy('login_id')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    await anchor.note(
      rows.map(({ login_id: loginId, seq, mac, erased_at: erasedAt }) => ({ loginId, seq, mac, erasedAt })),
    );
    // A chain that has grown meanwhile stays for the next time.
    await db
      .deleteFrom('consent_unanchored')
      .where((where) => where.or(rows.map(({ login_id, seq, mac }) => where.and({ login_id, seq, mac }))))
      .execute();
    if (rows.length < batch) return;
  }
}

const pause = 2000;

/**
 * Notes the ends of chains every two seconds. Until then, an attacker with write access to the database could remove a new record
 * unseen.
 * @param onError gets the error of a failed attempt. The next attempt notes everything that is left
 * @returns a function that stops this after the last ends are noted
 */
function keepAnchored(db: Database, anchor: Anchor, onError: (error: unknown) => void) {
  let last = Promise.resolve();
  const note = () => {
    last = last.then(async () => await anchorEnds(db, anchor)).catch(onError);
    return last;
  };
  const timer = setInterval(() => void note(), pause);
  return async (): Promise<void> => {
    clearInterval(timer);
    await note();
  };
}

interface Kept {
  readonly db: Database;
  readonly log: Log;
}

/**
 * Notes the ends of the consents' chains outside the database, if `consentAnchor` names a folder for it. No request waits for it.
 * @returns a function that notes all remaining ends, then stops
 */
export function keepConsents(
  { consentAnchor }: { readonly consentAnchor: string | undefined },
  { db, log }: Kept,
): () => Promise<void> {
  const onError = (error: unknown) =>
    log({ level: 'error', message: 'keeping consents failed', error: withoutValues(error) });
  if (consentAnchor === undefined) {
    log({ level: 'warn', message: 'CONSENT_ANCHOR is not set: consents can be taken away unseen' });
    return async () => {};
  }
  return keepAnchored(db, folderAnchor(consentAnchor), onError);
}
