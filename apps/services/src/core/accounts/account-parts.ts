import type { KeyObject } from 'node:crypto';
import type { ConsentKeys } from '../consents/chain-keys.ts';
import type { Database } from '../database/schema.ts';
import type { IsBreached } from '../identity/breached-password.ts';
import type { IdentityBackend } from '../identity/identity-backend.ts';
import type { OpenChannels } from '../outbox/outbox.ts';

/** The parts of the services that accounts work with. */
export interface AccountParts {
  readonly db: Database;
  readonly identity: IdentityBackend;
  readonly consentKeys: ConsentKeys;
  readonly channels: OpenChannels;
  readonly keys: { readonly confirmation: KeyObject };
  readonly isBreached?: IsBreached | undefined;
  readonly now: () => Date;
}
