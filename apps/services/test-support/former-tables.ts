import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../src/database/migrations/index.ts';
import type { Database } from '../src/database/schema.ts';

const known = new Set(['0001-registration', '0002-every-flow']);

/**
 * Makes the tables as the release before e-mail claims does when it starts, by Kysely's own migrator, which takes an unknown
 * name for an error.
 */
export async function migrateAsBefore(db: Database): Promise<void> {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(migrations).filter(([name]) => known.has(name))),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** Creates an account as that release does. @returns whether the address was free to it */
export async function createAccountAsBefore(db: Database, loginId: string, email: string): Promise<boolean> {
  const key = email.trim().normalize('NFC').toLowerCase();
  const { rows } = await sql`insert into "account" ("login_id", "email_key", "password_hash")
    values (${loginId}, ${key}, 'hash') on conflict ("email_key") do nothing returning "login_id"`.execute(
    db,
  );
  return rows.length > 0;
}
