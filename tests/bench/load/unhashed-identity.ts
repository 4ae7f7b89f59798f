import { randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/services/src/core/database/schema.ts';
import { emailKey } from '../../../apps/services/src/core/identity/sql-identity.ts';
import type { IdentityBackend } from '../../../apps/services/src/core/identity/identity-backend.ts';

/** Returns a double for runs that measure everything except hashing: it stores the same text for every password, and verifies none. */
export const unhashedIdentity = (db: Database): IdentityBackend => ({
  prepare: async ({ email }) => {
    const loginId = randomUUID();
    const account = db.insertInto('account').values({ login_id: loginId, password_hash: 'of no password' });
    return { loginId, emailKey: emailKey(email), writes: [['new_account', account]] };
  },
  verify: async () => false,
});
