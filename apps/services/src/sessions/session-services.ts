import type { Database } from '../database/schema.ts';
import type { SigningKeys } from '../security/secrets.ts';

/** The parts of the services that sessions work with. */
export interface SessionServices {
  readonly db: Database;
  readonly keys: SigningKeys;
  /** The clock by which ages and sessions are judged. */
  readonly now: () => Date;
  /** Whether forwarded headers come from a proxy of ours. */
  readonly trustProxy: boolean;
}
