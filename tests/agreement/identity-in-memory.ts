import { randomUUID } from 'node:crypto';
import { emailKey } from '../../apps/services/src/core/identity/sql-identity.ts';
import type { IdentityBackend } from '../../apps/services/src/core/identity/identity-backend.ts';

/**
 * A double: accounts in memory, without the hashing of passwords, which would take most of the time and judges nothing.
 * All else of the server is real.
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
  };
}
