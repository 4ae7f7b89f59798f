import { emailKey } from '../../apps/services/src/identity/email-key.ts';
import type { IdentityBackend } from '../../apps/services/src/identity/identity-backend.ts';

/**
 * A double: accounts in memory, without the hashing of passwords, which would take most of the time and judges nothing.
 * All else of the server is real.
 */
export function identityInMemory(): IdentityBackend {
  const taken = new Set<string>();
  return {
    prepare: ({ email }) =>
      Promise.resolve(() => {
        const [key, before] = [emailKey(email), taken.size];
        return Promise.resolve(taken.add(key).size > before);
      }),
    verify: () => Promise.resolve(false),
  };
}
