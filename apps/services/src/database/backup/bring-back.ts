import { readFile } from 'node:fs/promises';
import { readNotes } from '../../consents/anchor/read-notes.ts';
import { isExpired, type KeyBackup, readKeyBackup, restoreKeys } from '../../consents/chain/key-backup.ts';
import { openConsentKeys, secretFile } from '../../consents/chain/open-consent-keys.ts';
import { writeOnce } from '../../consents/chain/write-once.ts';
import { erasedButThere } from '../../consents/replay-erasures.ts';
import { eraseCustomer } from '../../customers/erase-customer.ts';
import { errorCode } from '../../log/error-code.ts';
import {
  erasedAgain,
  keysExpired,
  keysMissing,
  noNotes,
  withoutNotes as sentenceWithoutNotes,
} from '../../settings/backup-sentences.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import type { Settings } from '../../settings/settings.ts';
import { leaveNoTrace } from '../embedded/leave-no-trace.ts';
import type { Database } from '../schema.ts';
import type { Embedded } from '../embedded/open-embedded.ts';

/** What decides where consents are proved. */
export type ConsentPlaces = Pick<Settings, 'dataDir' | 'databaseUrl' | 'consentSecrets' | 'consentAnchor'>;

/** Where a backup's keys are. */
export const keysOf = (file: string): string => `${file}.keys`;

/**
 * The keys that lie beside a backup; `undefined` where there are none.
 * @throws {ForOperator} where that file is something else
 */
export async function keysBeside(file: string): Promise<KeyBackup | undefined> {
  const text = await readFile(keysOf(file), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : readKeyBackup(text);
}

/** Puts the secret back where no setting and no file has one. */
async function putSecretBack({ dataDir, consentSecrets }: ConsentPlaces, secret: string | undefined) {
  if (secret === undefined || consentSecrets.length > 0) return;
  await writeOnce(secretFile(dataDir), `${secret}\n`).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

const hasChains = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('consent_event').select('seq').limit(1).executeTakeFirst()) !== undefined;

/**
 * Completes a restored database before it gets its place: with the customers' keys while they may be used, and without those who
 * were erased since, as the notes outside of it say.
 * @param database the engine's folder
 * @throws {ForOperator} where nothing says who was erased, unless that is meant
 * @returns what an operator has to know, in sentences
 */
export async function bringBack(
  { db, pglite }: Embedded,
  database: string,
  places: ConsentPlaces,
  { keys, withoutNotes }: { readonly keys: KeyBackup | undefined; readonly withoutNotes: boolean },
): Promise<readonly string[]> {
  const { notes } =
    places.consentAnchor === undefined ? { notes: [] } : await readNotes(places.consentAnchor);
  if (notes.length === 0 && !withoutNotes && (await hasChains(db))) {
    throw new ForOperator(`${noNotes(places.consentAnchor)} ${sentenceWithoutNotes}`);
  }
  const now = new Date();
  const expired = keys !== undefined && isExpired(keys, now);
  if (keys !== undefined && !expired) await restoreKeys(db, keys, now);
  await putSecretBack(places, keys?.secret);
  const back = await erasedButThere(db, notes);
  if (back.length > 0) {
    const consentKeys = await openConsentKeys(places, db, () => {});
    for (const { loginId, at } of back) await eraseCustomer(db, consentKeys, loginId, at);
    await leaveNoTrace(pglite, database);
  }
  return [
    ...(keys === undefined ? [keysMissing] : []),
    ...(expired ? [keysExpired(keys.expires)] : []),
    ...(back.length > 0 ? [erasedAgain(back.length)] : []),
  ];
}
