import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { emailKey, emailSpellings } from '../../identity/email-key.ts';

interface Account {
  readonly login_id: string;
  readonly email_key: string;
  readonly created_at: Date;
}

const batch = 500;

/**
 * Claims the address of an account that was known by another spelling. Of several accounts that were made for one address the
 * oldest has the claim, and none is lost. Its other spellings become rows without a password, as the present program
 * writes them, so that the release before makes no second account for them.
 */
async function claimFor(db: Kysely<unknown>, { login_id, email_key, created_at }: Account): Promise<void> {
  await sql`insert into email_claim (email_key, login_id, claimed_at)
    values (${emailKey(email_key)}, ${login_id}, ${created_at})
    on conflict (email_key) do update set login_id = excluded.login_id, claimed_at = excluded.claimed_at
    where email_claim.claimed_at > excluded.claimed_at`.execute(db);
  for (const spelling of emailSpellings(email_key)) {
    await sql`insert into account (login_id, email_key) values (${randomUUID()}, ${spelling})
      on conflict (email_key) do nothing`.execute(db);
  }
}

/** One row per claimed e-mail address, with those of the accounts there are. */
export async function createEmailClaims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_claim')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('claimed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
    .execute();
  // The key of an address in ASCII is what it was, unless a part of it is encoded: then it has other spellings.
  const plain = sql`octet_length(email_key) = char_length(email_key) and email_key not like '%xn--%'`;
  await sql`insert into email_claim (email_key, login_id, claimed_at)
    select email_key, login_id, created_at from account where ${plain}`.execute(db);
  for (let after = ''; ;) {
    const { rows } = await sql<Account>`select login_id, email_key, created_at from account
      where email_key > ${after} and password_hash is not null and not (${plain})
      order by email_key limit ${batch}`.execute(db);
    for (const account of rows) await claimFor(db, account);
    const last = rows.at(-1);
    if (!last) return;
    after = last.email_key;
  }
}
