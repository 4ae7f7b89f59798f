import type { Kysely } from 'kysely';

/** A change of the tables. */
export interface Migration {
  readonly up: (db: Kysely<unknown>) => Promise<void>;
  /**
   * What it takes away or forbids, and the release since which no program uses that any more. Without it a migration only
   * adds, so that the release before goes on working on the new tables (decision 0038).
   */
  readonly contracts?: string;
}

/** Migrations by their names, in whose order they are run. */
export type Migrations = Readonly<Record<string, Migration>>;
