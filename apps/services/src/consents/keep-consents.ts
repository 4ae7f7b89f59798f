import type { Database } from '../database/schema.ts';
import { type Log, withoutValues } from '../log/log.ts';
import type { Settings } from '../settings/settings.ts';
import { folderAnchor } from './anchor/folder-anchor.ts';
import { keepAnchored } from './anchor/keep-anchored.ts';

interface Kept {
  readonly db: Database;
  readonly log: Log;
}

/**
 * Notes the ends of the consents' chains outside the database, if `consentAnchor` names a folder for it. No request waits for it.
 * @returns a function that stops it once all ends are noted
 */
export function keepConsents(
  { consentAnchor }: Pick<Settings, 'consentAnchor'>,
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
