import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';
import { emailKey, emailSpellings } from './email-key.ts';

/** An account as it is kept. */
interface Account {
  readonly loginId: string;
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Claims an e-mail address and creates its account. The claim decides, not a look beforehand: of two that come at once one
 * waits, and is told that the address is taken.
 *
 * The release before knows no claims. It and we meet in `account`, whose `email_key` is unique: every spelling that it takes
 * for an address of its own has a row there, those beside the account's own without a password. They and the column go
 * when no such release runs any more (decision 0038).
 * @returns whether the address was free; otherwise the transaction has to be rolled back.
 */
export async function claimEmail(
  tx: Transaction,
  { loginId, email, passwordHash }: Account,
): Promise<boolean> {
  const key = emailKey(email);
  const rows = emailSpellings(email).map((spelling) =>
    spelling === key
      ? sql`(cast(${loginId} as uuid), cast(${spelling} as text), cast(${passwordHash} as text))`
      : sql`(cast(${randomUUID()} as uuid), cast(${spelling} as text), null)`,
  );
  const created = await sql`
    with claimed as (
      insert into email_claim (email_key, login_id) values (${key}, ${loginId})
      on conflict (email_key) do nothing
      returning login_id
    )
    insert into account (login_id, email_key, password_hash)
    select spelled.* from claimed cross join (values ${sql.join(rows)}) as spelled (login_id, email_key, password_hash)
    on conflict (email_key) do nothing
    returning login_id`.execute(tx);
  return created.rows.length === rows.length;
}
