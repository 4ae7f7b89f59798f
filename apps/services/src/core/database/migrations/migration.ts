import type { Kysely } from 'kysely';

/** A change of the tables: what a file of this folder exports as `migration`. Never edit one that was released. */
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
