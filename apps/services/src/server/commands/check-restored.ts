import { sql } from 'kysely';
import type { Notes } from '../../core/consents/chain-notes.ts';
import { missingKeyIds } from '../../core/consents/open-consent-keys.ts';
import { erasedButThere } from '../../core/customers/erase-customer.ts';
import { isTableMissing } from '../../core/database/database-error.ts';
import type { Database, Schema } from '../../core/database/schema.ts';
import { errorCode } from '../../core/log/log.ts';
import { consentSecretMissing, noNotes } from '../../core/consents/consent-sentences.ts';
import type { Settings } from '../settings/settings.ts';

/** Every table. One that is missing here does not compile. */
const tables: Readonly<Record<keyof Schema, true>> = {
  schema_migration: true,
  schema_lock: true,
  setting: true,
  secret: true,
  account: true,
  claim: true,
  customer: true,
  address: true,
  loyalty_card: true,
  community_member: true,
  customer_key: true,
  consent_event: true,
  consent_unanchored: true,
  session: true,
  rate_limit: true,
  event: true,
  event_other: true,
  confirmation: true,
  outbox: true,
  outcome: true,
  outcome_word: true,
  outcome_count: true,
  write_probe: true,
};

class Undone extends Error {}

/** Returns the SQLSTATE of a write that the database refuses, or `undefined` if it accepts one. The write is rolled back. */
async function refusedWrite(db: Database): Promise<string | undefined> {
  const write = db.transaction().execute(async (tx) => {
    await tx.insertInto('write_probe').values({ id: -1, filler: '' }).execute();
    throw new Undone();
  });
  return await write.catch((error: unknown) =>
    error instanceof Undone ? undefined : (errorCode(error) ?? String(error)),
  );
}

async function missingTables(db: Database): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const table of Object.keys(tables)) {
    try {
      await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    } catch (error) {
      if (!isTableMissing(error)) throw error;
      missing.push(table);
    }
  }
  return missing;
}

/** Returns how many customers have consents that cannot be read because the customer's key is missing. */
async function customersWithoutKey(db: Database): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`
    select count(distinct customer.login_id) as count from customer
    join consent_event using (login_id)
    left join customer_key using (login_id)
    where customer_key.login_id is null`.execute(db);
  return Number(rows[0]?.count);
}

/**
 * Checks a restored database before a service starts on it, and changes nothing.
 * @param notes notes about consents from outside the database
 * @returns a sentence for each missing part, with what to do about it. Empty if a service can start
 */
export async function checkRestored(
  db: Database,
  settings: Pick<Settings, 'consentSecrets' | 'databaseUrl' | 'dataDir' | 'consentAnchor'>,
  { notes, unreadable }: Notes,
): Promise<readonly string[]> {
  const missing = await missingTables(db);
  if (missing.length > 0) return [`Tables are missing: ${missing.join(', ')}. Restore the whole backup.`];
  const refused = await refusedWrite(db);
  const secrets = await missingKeyIds(settings, db);
  const withoutKey = await customersWithoutKey(db);
  const erased = await erasedButThere(db, notes);
  return [
    ...(refused === undefined
      ? []
      : [`The database refuses to write (${refused}). Give its user the rights of the one before.`]),
    ...secrets.map(consentSecretMissing),
    ...(withoutKey === 0
      ? []
      : [
          `The keys of ${withoutKey} customers are missing, so their consents cannot be read. ` +
            'Run: npm run consents -- restore <file>',
        ]),
    ...(notes.length === 0 ? [noNotes(settings.consentAnchor)] : []),
    ...(unreadable.length === 0 ? [] : [`These notes cannot be read: ${unreadable.join(', ')}.`]),
    ...(erased.length === 0
      ? []
      : [`${erased.length} erased customers are back. Run: npm run consents -- replay`]),
  ];
}
