import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import type { Log } from '../log/log.ts';
import { randomText } from './ids.ts';

/** Returns the secret that the database holds under a name, if it has one. */
export async function findStoredSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Returns the secret that all processes of a database share under a name. The first process that asks creates it. */
export async function storedSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: randomText(256) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** One key per purpose, so that a token of one kind can never pass for another. Each key is a `KeyObject`, so Node parses it once. */
export interface SigningKeys {
  readonly csrf: KeyObject;
  /** Names registrations by their content; see `contentKey`. */
  readonly content: KeyObject;
  /** The key is the UTF-8 text itself. Another form would make all issued tokens invalid. */
  readonly longTermToken: KeyObject;
  /** Makes the tokens of links in mails. */
  readonly confirmation: KeyObject;
  /** Seals an e-mail address that a cookie carries to the log-in. */
  readonly knownEmail: KeyObject;
  /** Hashes the long-term token of an event. */
  readonly eventToken: KeyObject;
}

/**
 * Returns the secret with which every process of an installation signs: the given one, else the one in the database. The first
 * process creates it there. A form that was open during a restart stays valid.
 */
export async function findSecret(
  db: Database,
  {
    sessionSecret,
    databaseUrl,
  }: { readonly sessionSecret: string | undefined; readonly databaseUrl: string | undefined },
  log: Log,
): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret;
  if (databaseUrl !== undefined)
    log({ level: 'warn', message: 'SESSION_SECRET is not set: who can read the database can make tokens' });
  return await storedSecret(db, 'session-secret');
}

/** Derives the keys from the installation's secret. */
export function signingKeys(secret: string): SigningKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'crema', purpose, 32));
  return {
    csrf: createSecretKey(derive('csrf')),
    content: createSecretKey(derive('content')),
    longTermToken: createSecretKey(derive('long-term-token').toString('base64url'), 'utf8'),
    confirmation: createSecretKey(derive('confirmation')),
    knownEmail: createSecretKey(derive('known-email')),
    eventToken: createSecretKey(derive('event-token')),
  };
}
