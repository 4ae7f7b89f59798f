import type { Database } from '../database/schema.ts';
import { type Log, withoutValues } from '../log/log.ts';
import type { Settings } from '../settings/settings.ts';
import { folderAnchor } from './anchor/folder-anchor.ts';
import { keepAnchored } from './anchor/keep-anchored.ts';
import type { ConsentKeys } from './chain/chain-keys.ts';
import { keepTakingIn } from './take-in-former.ts';

interface Kept {
  readonly db: Database;
  readonly consentKeys: ConsentKeys;
  readonly log: Log;
}

/**
 * Does for consents what no request waits for: notes the ends of their chains outside the database, where there is such a
 * place, and takes in what the release before has written.
 * @returns what ends it, with all ends noted
 */
export function keepConsents(
  { consentAnchor }: Pick<Settings, 'consentAnchor'>,
  { db, consentKeys, log }: Kept,
): () => Promise<void> {
  const onError = (error: unknown) =>
    log({ level: 'error', message: 'keeping consents failed', error: withoutValues(error) });
  const endTakingIn = keepTakingIn(db, consentKeys, onError);
  if (consentAnchor === undefined) {
    log({ level: 'warn', message: 'CONSENT_ANCHOR is not set: consents can be taken away unseen' });
    return endTakingIn;
  }
  const endAnchoring = keepAnchored(db, folderAnchor(consentAnchor), onError);
  return async () => {
    await endTakingIn();
    await endAnchoring();
  };
}
