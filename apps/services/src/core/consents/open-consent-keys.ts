import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../database/schema.ts';
import { errorCode, ForOperator, type Log } from '../log/log.ts';
import { randomText } from '../secrets/ids.ts';
import { findStoredSecret, storedSecret } from '../secrets/secrets.ts';
import { consentSecretMissing } from './consent-sentences.ts';
import type { DatabaseSettings } from '../database/choose-database.ts';
import { type ConsentKeys, consentKeys } from './chain-keys.ts';

/** Creates a file that only its owner may read, and flushes its content to the disk before it returns. */
async function writeOnce(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const folder = await open(dirname(file));
  await folder.sync().finally(() => folder.close());
}

const noted = 'consent-key:';
const stored = 'consent-secret';

/** Returns the path of the embedded database's secret: beside it, so that no query can read it. */
const secretFile = (dataDir: string): string => join(dataDir, 'consents', 'secret');

async function readSecretFile(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(secretFile(dataDir), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the secret of the embedded database. */
async function createSecretFile(dataDir: string): Promise<string> {
  const secret = randomText(256);
  await writeOnce(secretFile(dataDir), `${secret}\n`);
  return secret;
}

/** The secrets that the operator has set, the present one first, and the database that may hold one. */
interface ConsentSettings extends DatabaseSettings {
  readonly consentSecrets: readonly string[];
}

/**
 * Returns the secrets of the settings. Without those, returns the one beside the embedded database, or the one in a shared
 * database.
 */
async function findSecrets(
  { consentSecrets, databaseUrl, dataDir }: ConsentSettings,
  db: Database,
): Promise<readonly string[]> {
  if (consentSecrets.length > 0) return consentSecrets;
  const found =
    databaseUrl === undefined ? await readSecretFile(dataDir) : await findStoredSecret(db, stored);
  return found === undefined ? [] : [found];
}

/** Returns the ids of all secrets that consents of this database were ever sealed with. */
async function usedKeyIds(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('setting').select('name').where('name', 'like', `${noted}%`).execute();
  return rows.map(({ name }) => name.slice(noted.length));
}

/** Returns the ids of secrets that consents were sealed with and that are not among these. */
async function missingAmong([first, ...others]: readonly string[], db: Database): Promise<readonly string[]> {
  const used = await usedKeyIds(db);
  if (first === undefined) return used;
  const { known } = consentKeys([first, ...others]);
  return used.filter((id) => !known.has(id));
}

/** Returns the ids of secrets that consents were sealed with and that are not known here. */
export async function missingKeyIds(settings: ConsentSettings, db: Database): Promise<readonly string[]> {
  return await missingAmong(await findSecrets(settings, db), db);
}

/**
 * Returns the keys that prove consents. The id of each secret that was ever used is in the database, so that a missing secret is
 * reported at the start and not when the first customer comes.
 * @throws {ForOperator} when records were sealed with a secret that is not known
 */
export async function openConsentKeys(
  settings: ConsentSettings,
  db: Database,
  log: Log,
): Promise<ConsentKeys> {
  // A new secret in place of a lost one would only hide that it is lost.
  const secrets = await findSecrets(settings, db);
  const [missing] = await missingAmong(secrets, db);
  if (missing !== undefined) throw new ForOperator(consentSecretMissing(missing));
  const { databaseUrl, dataDir, consentSecrets } = settings;
  if (databaseUrl !== undefined && consentSecrets.length === 0) {
    log({
      level: 'warn',
      message:
        'CONSENT_SECRET is not set: who can read the database can forge consents, and backups leave it out',
    });
  }
  const [found, ...former] = secrets;
  const create = async () =>
    databaseUrl === undefined ? await createSecretFile(dataDir) : await storedSecret(db, stored);
  const keys = consentKeys([found ?? (await create()), ...former]);
  await db
    .insertInto('setting')
    .values({ name: noted + keys.present.id, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return keys;
}
