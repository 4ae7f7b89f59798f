import type { Database } from '../database/schema.ts';
import { claimEmail } from './email-claim.ts';
import type { IdentityBackend } from './identity-backend.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';

/** Accounts in this database: an argon2id hash per account, one account per e-mail address. */
export function sqlIdentity(db: Database): IdentityBackend {
  return {
    prepare: async ({ loginId, email, password }) => {
      const passwordHash = await hashPassword(password);
      return async (tx) => await claimEmail(tx, { loginId, email, passwordHash });
    },
    verify: async (loginId, password) => {
      const row = await db
        .selectFrom('account')
        .select('password_hash')
        .where('login_id', '=', loginId)
        .executeTakeFirst();
      return typeof row?.password_hash === 'string' && (await isPasswordOf(row.password_hash, password));
    },
  };
}
