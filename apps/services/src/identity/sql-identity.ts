import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { emailKey } from './email-key.ts';
import type { IdentityBackend } from './identity-backend.ts';
import type { Hashing } from './open-hashing.ts';

/** Accounts in this database: an argon2id hash per account, one account per e-mail address. */
export function sqlIdentity(db: Database, hashing: Pick<Hashing, 'hash' | 'verify'>): IdentityBackend {
  return {
    prepare: async ({ email, password }) => {
      const password_hash = await hashing.hash(password);
      const loginId = randomUUID();
      const account = db.insertInto('account').values({ login_id: loginId, password_hash });
      return { loginId, emailKey: emailKey(email), writes: [['new_account', account]] };
    },
    verify: async (loginId, password) => {
      const row = await db
        .selectFrom('account')
        .select('password_hash')
        .where('login_id', '=', loginId)
        .executeTakeFirst();
      return row !== undefined && (await hashing.verify(row.password_hash, password));
    },
  };
}
