import { type OperationNodeSource, sql } from 'kysely';
import type { Database, Transaction } from './schema.ts';

/** What is written of one thing, by a name of its own: an `insert`, an `update` or a `delete`, not yet executed. */
export type Write = readonly [name: string, statement: OperationNodeSource];

/**
 * Writes several things that do not depend on each other with one statement, one part of `with` for each: PostgreSQL runs
 * them all, in no order that could be relied on, and looks at foreign keys at the end. A round trip to the database is
 * most of what a small write takes.
 */
export async function inOneStatement(db: Database | Transaction, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map(([name, statement]) => sql`${sql.id(name)} as (${statement})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
}
