import type { Database } from '../database/schema.ts';
import type { IdentityBackend } from '../identity/identity-backend.ts';
import type { AppBundle } from '../pages/app-bundle.ts';
import type { SigningKeys } from '../security/signing-keys.ts';
import type { Log } from './log.ts';

/** Everything the routes work with, opened once and passed in. */
export interface Services {
  readonly db: Database;
  readonly identity: IdentityBackend;
  readonly keys: SigningKeys;
  readonly bundle: AppBundle;
  readonly log: Log;
  /** The clock by which ages and sessions are judged. */
  readonly now: () => Date;
  /** Whether the development page list is shown. */
  readonly pageList: boolean;
  /** Whether forwarded headers are a proxy's of ours. */
  readonly trustProxy: boolean;
}
