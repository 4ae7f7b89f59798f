import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/schema.ts';
import { errorCode } from '../../log/error-code.ts';
import type { Log } from '../../log/log.ts';
import { randomText } from '../../security/ids.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { consentSecretMissing } from '../../settings/sentences.ts';
import type { Settings } from '../../settings/settings.ts';
import { type ConsentKeys, consentKeys } from './chain-keys.ts';
import { writeOnce } from './write-once.ts';

const noted = 'consent-key:';

/** Where the secret of an embedded database is: beside it, so that neither a dump nor a query has it. */
export const secretFile = (dataDir: string): string => join(dataDir, 'consents', 'secret');

/** That secret; `undefined` where there is none. */
export async function readSecretFile(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(secretFile(dataDir), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The secret of the embedded database, made once.
 * @param used the names of secrets that were used before
 */
async function secretBeside(dataDir: string, [lost]: readonly string[]): Promise<string> {
  const found = await readSecretFile(dataDir);
  if (found !== undefined) return found;
  // Another one in its place would only hide that it is lost.
  if (lost !== undefined) throw new ForOperator(consentSecretMissing(lost));
  const secret = randomText(256);
  await writeOnce(secretFile(dataDir), `${secret}\n`);
  return secret;
}

/** The secret of a shared database for which none was given: every process finds it there, and so does whoever reads it. */
async function secretWithin(db: Database): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: 'consent-secret', value: randomText(256) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'consent-secret')
    .executeTakeFirstOrThrow();
  return row.value;
}

type Chosen = Pick<Settings, 'consentSecrets' | 'databaseUrl' | 'dataDir'>;

async function secretsOf(
  { consentSecrets, databaseUrl, dataDir }: Chosen,
  used: readonly string[],
  db: Database,
  log: Log,
) {
  const [given, ...former] = consentSecrets;
  if (given !== undefined) return [given, ...former] as const;
  if (databaseUrl === undefined) return [await secretBeside(dataDir, used)] as const;
  log({
    level: 'warn',
    message: 'CONSENT_SECRET is not set: who can read the database can forge consents',
  });
  return [await secretWithin(db)] as const;
}

/**
 * The keys that prove consents. Each secret that was ever used is noted by its name, so that one which is missing is told at
 * the start, not when the first customer comes.
 * @throws {ForOperator} when records were sealed with a secret that is not known
 */
export async function openConsentKeys(settings: Chosen, db: Database, log: Log): Promise<ConsentKeys> {
  const rows = await db.selectFrom('setting').select('name').where('name', 'like', `${noted}%`).execute();
  const used = rows.map(({ name }) => name.slice(noted.length));
  const keys = consentKeys(await secretsOf(settings, used, db, log));
  const missing = used.find((id) => !keys.known.has(id));
  if (missing !== undefined) throw new ForOperator(consentSecretMissing(missing));
  await db
    .insertInto('setting')
    .values({ name: noted + keys.present.id, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return keys;
}
