import type { Migrations } from '../migration.ts';
import { createTables } from './tables.ts';

/**
 * Every change of the tables, in the order of its name. Never edit a migration that was released. A migration only adds, unless
 * it says in `contracts` what it takes away (decision 0038).
 */
export const migrations: Migrations = {
  '0001-tables': { up: createTables },
};
