import { randomUUID } from 'node:crypto';
import type { IdentityBackend } from '../src/core/identity/identity-backend.ts';
import { emailKey } from '../src/core/identity/sql-identity.ts';

interface Account {
  readonly loginId: string;
  readonly email: string;
  password: string;
}

/** Creates an identity backend in another system. It has one account for each key, and returns the same id for a repeated key. */
export function accountsElsewhere() {
  const accounts = new Map<string, Account>();
  const ended: string[] = [];
  const find = (is: (account: Account) => boolean) => [...accounts.values()].find(is);
  const identity: IdentityBackend = {
    isElsewhere: true,
    prepare: async ({ email, password, idempotencyKey }) => {
      const known = accounts.get(idempotencyKey);
      if (known?.email !== email && find((each) => emailKey(each.email) === emailKey(email))) return 'taken';
      const account = known ?? { loginId: randomUUID(), email, password };
      accounts.set(idempotencyKey, { ...account, email });
      return { loginId: account.loginId, writes: [] };
    },
    verify: async (loginId, password) => find((each) => each.loginId === loginId)?.password === password,
    findByEmail: async (email) => find((each) => emailKey(each.email) === emailKey(email))?.loginId,
    setPassword: async (loginId, password) => {
      const account = find((each) => each.loginId === loginId);
      if (account) account.password = password;
      return [];
    },
    endSessions: async (loginId) => void ended.push(loginId),
  };
  return { accounts, ended, identity };
}
