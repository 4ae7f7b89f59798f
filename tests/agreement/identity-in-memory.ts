import { randomUUID } from 'node:crypto';
import { emailKey } from '../../apps/services/src/core/identity/sql-identity.ts';
import type { IdentityBackend } from '../../apps/services/src/core/identity/identity-backend.ts';

/**
 * A test double with accounts in memory. It does not hash passwords, which would take most of the time and
 * validates nothing. The rest of the server is real.
 */
export function identityInMemory(): IdentityBackend {
  const taken = new Set<string>();
  return {
    prepare: async ({ email }) => {
      const before = taken.size;
      const isNew = taken.add(emailKey(email)).size > before;
      return isNew ? { loginId: randomUUID(), writes: [] } : 'taken';
    },
    verify: () => Promise.resolve(false),
    findByEmail: () => Promise.resolve(undefined),
    setPassword: () => Promise.resolve([]),
    endSessions: () => Promise.resolve(),
  };
}
