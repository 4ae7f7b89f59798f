import type { Migrations } from '../migration.ts';
import { createConsentChain } from './consent-chain.ts';
import { createEmailClaims } from './email-claims.ts';
import { createTablesOfEveryFlow } from './every-flow.ts';
import { noteForFormerMigrator } from './former-migrator.ts';
import { createRateLimits } from './rate-limits.ts';
import { createRegistrationTables } from './registration.ts';

/**
 * Every change of the tables, in the order of its name. A migration that has shipped is never edited. It only adds; what
 * takes away says so by `contracts` (decision 0038).
 */
export const migrations: Migrations = {
  '0001-registration': { up: createRegistrationTables },
  '0002-every-flow': { up: createTablesOfEveryFlow },
  '0003-former-migrator': { up: noteForFormerMigrator },
  '0004-email-claims': { up: createEmailClaims },
  '0005-rate-limits': { up: createRateLimits },
  '0006-consent-chain': { up: createConsentChain },
};
