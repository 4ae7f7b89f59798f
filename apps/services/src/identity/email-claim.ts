import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Claim } from '../database/claims.ts';
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
 */
export function claimsOfEmail({ loginId, email, passwordHash }: Account): readonly Claim[] {
  const key = emailKey(email);
  const rows = emailSpellings(email).map((spelling) =>
    spelling === key
      ? sql`(cast(${loginId} as uuid), cast(${spelling} as text), cast(${passwordHash} as text))`
      : sql`(cast(${randomUUID()} as uuid), cast(${spelling} as text), null)`,
  );
  const address = sql`insert into email_claim (email_key, login_id)
    select cast(${key} as text), cast(${loginId} as uuid) from limits
    on conflict (email_key) do nothing
    returning login_id`;
  const spellings = sql`insert into account (login_id, email_key, password_hash)
    select spelled.* from claimed_address
    cross join (values ${sql.join(rows)}) as spelled (login_id, email_key, password_hash)
    on conflict (email_key) do nothing
    returning login_id`;
  return [
    { name: 'claimed_address', statement: address, rows: 1 },
    { name: 'claimed_spellings', statement: spellings, rows: rows.length },
  ];
}
