import type { Database } from '../../../apps/services/src/core/database/schema.ts';
import type { IdentityBackend } from '../../../apps/services/src/core/identity/identity-backend.ts';
import { sqlIdentity } from '../../../apps/services/src/core/identity/sql-identity.ts';

/** Returns a double for runs that measure everything except hashing: it stores the same text for every password, and verifies none. */
export const unhashedIdentity = (db: Database): IdentityBackend =>
  sqlIdentity(db, { hash: async () => 'of no password', verify: async () => false });
