import type { Kysely } from 'kysely';
import { createTables } from './tables.ts';

/** A change of the tables. */
export interface Migration {
  readonly up: (db: Kysely<unknown>) => Promise<void>;
  /**
   * Names what the migration removes or forbids, and the release since which no program uses it. A migration without this text only
   * adds, so that the previous release still works on the new tables (decision 0038).
   */
  readonly contracts?: string;
}

/** Migrations by their names, in whose order they are run. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Every change of the tables, in the order of its name. Never edit a migration that was released. A migration only adds, unless
 * it says in `contracts` what it takes away (decision 0038).
 */
export const migrations: Migrations = {
  '0001-tables': { up: createTables },
};
