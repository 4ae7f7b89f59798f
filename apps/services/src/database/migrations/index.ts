import type { Migration } from 'kysely/migration';
import { createTablesOfEveryFlow } from './every-flow.ts';
import { createRateLimits } from './rate-limits.ts';
import { createRegistrationTables } from './registration.ts';

/** Every change of the tables, in the order of its name. A migration that has shipped is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-registration': { up: createRegistrationTables },
  '0002-every-flow': { up: createTablesOfEveryFlow },
  '0003-rate-limits': { up: createRateLimits },
};
