import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Database, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import type { IdentityBackend } from './identity-backend.ts';
import type { Hashing } from './open-hashing.ts';

/**
 * Returns the form in which an e-mail address must be unique: in lower case, with the domain as a resolver looks it up (UTS #46),
 * so that `bücher.de` and `xn--bcher-kva.de` are one. A domain that no resolver can look up stays as it is.
 *
 * The database's own `lower` is not used: its result depends on the collation (a Turkish one turns I into ı).
 */
export function emailKey(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return text.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

/** The hash of a password that no account has, at the cost of `hash-worker.ts`. */
const noPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

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
      const isRight = await hashing.verify(row?.password_hash ?? noPassword, password);
      return row !== undefined && isRight;
    },
    findByEmail: async (email) => {
      const row = await db
        .selectFrom('claim')
        .innerJoin('account', 'account.login_id', 'claim.login_id')
        .select('account.login_id')
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
      return row?.login_id;
    },
    setPassword: async (loginId, password) => {
      const password_hash = await hashing.hash(password);
      const account = db.updateTable('account').set({ password_hash }).where('login_id', '=', loginId);
      return [['new_password', account]];
    },
    // All sessions are those of this database.
    endSessions: async () => {},
  };
}

/** Removes an account. Its e-mail address is free once its claim is removed, too. */
export function removeAccount(tx: Transaction, loginId: string): Write {
  return ['no_account', tx.deleteFrom('account').where('login_id', '=', loginId)];
}
