import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { claimsOfEmail } from './email-claim.ts';
import type { IdentityBackend } from './identity-backend.ts';
import type { Hashing } from './open-hashing.ts';

/** Accounts in this database: an argon2id hash per account, one account per e-mail address. */
export function sqlIdentity(db: Database, hashing: Pick<Hashing, 'hash' | 'verify'>): IdentityBackend {
  return {
    prepare: async ({ email, password }) => {
      const passwordHash = await hashing.hash(password);
      const loginId = randomUUID();
      return { loginId, claims: claimsOfEmail({ loginId, email, passwordHash }) };
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
