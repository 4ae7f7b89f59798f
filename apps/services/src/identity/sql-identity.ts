import type { Database } from '../database/schema.ts';
import { emailKey } from './email-key.ts';
import type { IdentityBackend } from './identity-backend.ts';
import type { Hashing } from './open-hashing.ts';

/** Accounts in this database: an argon2id hash per account, one account per e-mail address. */
export function sqlIdentity(db: Database, hashing: Pick<Hashing, 'hash' | 'verify'>): IdentityBackend {
  return {
    prepare: async ({ loginId, email, password }) => {
      const password_hash = await hashing.hash(password);
      return async (tx) => {
        // The unique index decides, not a look beforehand: of two that come at once one waits and is told it is taken.
        const created = await tx
          .insertInto('account')
          .values({ login_id: loginId, email_key: emailKey(email), password_hash })
          .onConflict((conflict) => conflict.column('email_key').doNothing())
          .returning('login_id')
          .executeTakeFirst();
        return created !== undefined;
      };
    },
    verify: async (loginId, password) => {
      const row = await db
        .selectFrom('account')
        .select('password_hash')
        .where('login_id', '=', loginId)
        .executeTakeFirst();
      return typeof row?.password_hash === 'string' && (await hashing.verify(row.password_hash, password));
    },
  };
}
