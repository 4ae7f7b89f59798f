import { randomUUID } from 'node:crypto';
import { claimsOfEmail } from '../src/identity/email-claim.ts';
import type { IdentityBackend } from '../src/identity/identity-backend.ts';

/** A double for runs that measure all but hashing: of every password it keeps the same text, and knows none again. */
export const unhashedIdentity: IdentityBackend = {
  prepare: async ({ email }) => {
    const loginId = randomUUID();
    return { loginId, claims: claimsOfEmail({ loginId, email, passwordHash: 'of no password' }) };
  },
  verify: async () => false,
};
