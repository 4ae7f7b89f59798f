import { type RawBuilder, sql } from 'kysely';
import { isConnectionLost, isDivisionByZero, isWorthRepeating } from './database-error.ts';
import type { Write } from './in-one-statement.ts';
import { lockLimit, patience } from './patience.ts';
import { retry } from './retry.ts';
import type { Database } from './schema.ts';

/** Something of which there is only one, such as an e-mail address. */
export interface Claim {
  readonly name: string;
  /**
   * Returns a row for everything that it got. It inserts a `select` from `limits`, whose one row says for how long to wait for
   * whoever is claiming the same.
   */
  readonly statement: RawBuilder<unknown>;
  /** How many rows there are when all of it was free. */
  readonly rows: number;
}

const isWorthIt = (error: unknown) => isWorthRepeating(error) || isConnectionLost(error);

/**
 * Writes all of it, if all that is claimed is free, and nothing otherwise: with one statement, which is a transaction of its own
 * and takes one round trip. That something is taken ends it with an error, which undoes the rest: a division by zero, which
 * nothing else in it could be and which has one code in every engine, while the words of a server are in its own language.
 * PostgreSQL's own error, of a unique index, would have the e-mail address in its log.
 *
 * It is sent again after a failure to serialize, and after its connection broke: if it was written nevertheless, what it claimed
 * is taken by itself, which whoever asked for it finds by the key.
 * @returns whether it is written
 */
export async function writeIfClaimed(
  db: Database,
  claims: readonly Claim[],
  writes: readonly Write[],
): Promise<boolean> {
  const parts = [
    sql`limits as (select ${lockLimit} as lock_timeout)`,
    ...claims.map(({ name, statement }) => sql`${sql.id(name)} as (${statement})`),
    ...writes.map(([name, statement]) => sql`${sql.id(name)} as (${statement})`),
  ];
  const had = claims.map(({ name, rows }) => sql`(select count(*) from ${sql.id(name)}) = ${sql.lit(rows)}`);
  const all = sql`with ${sql.join(parts)}
    select 1 / (case when ${sql.join(had, sql` and `)} then 1 else 0 end) as all_was_free`;
  try {
    await retry(async () => await all.execute(db), isWorthIt, patience);
    return true;
  } catch (error) {
    if (isDivisionByZero(error)) return false;
    throw error;
  }
}
