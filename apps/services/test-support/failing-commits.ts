import { sql } from 'kysely';
import type { Database } from '../src/core/database/schema.ts';

/**
 * Lets the commits of transactions fail that write into a table, the first so many of them. A sequence counts them, which no
 * rollback sets back.
 * @param code the error's: `40001` is what a distributed engine says when two transactions cannot be put in an order
 */
export async function failCommits(db: Database, table: string, times: number, code: string): Promise<void> {
  await sql`create sequence failed_commits`.execute(db);
  await sql`create function fail_commit() returns trigger language plpgsql as ${sql.lit(
    `begin
      if nextval('failed_commits') <= ${times} then raise exception 'forced' using errcode = '${code}'; end if;
      return null;
    end`,
  )}`.execute(db);
  await sql`create constraint trigger fail_commit after insert on ${sql.table(table)}
    deferrable initially deferred for each row execute function fail_commit()`.execute(db);
}
