import {
  DeleteQueryNode,
  ExpressionWrapper,
  InsertQueryNode,
  type OperationNode,
  QueryNode,
  type RawBuilder,
  sql,
  UpdateQueryNode,
  ValuesNode,
} from 'kysely';
import { isConnectionLost, isWorthRepeating } from './database-error.ts';
import { lockLimit, writeRetries, type Write } from './writes.ts';
import { retry } from './retry.ts';
import type { Database } from './schema.ts';

const isWorthIt = (error: unknown) => isWorthRepeating(error) || isConnectionLost(error);

const isClaimed = sql<boolean>`exists (select 1 from claimed)`;

type Row = ValuesNode['values'][number];

/** Returns the values of an insert's row as a `select` that has a row only if the claim succeeded. */
function rowIfClaimed(row: Row): OperationNode {
  const values =
    row.kind === 'PrimitiveValueListNode'
      ? row.values.map((value) => sql`${value}`)
      : row.values.map((value) => new ExpressionWrapper(value));
  return sql`select ${sql.join(values)} from claimed`.toOperationNode();
}

/** Returns the parts of `with` that do a write only if the claim succeeded: one for each inserted row. */
function onlyIfClaimed([name, statement]: Write): readonly RawBuilder<unknown>[] {
  const node = statement.toOperationNode();
  const part = (of: OperationNode, place = 0) =>
    sql`${sql.id(place === 0 ? name : `${name}_${place}`)} as (${new ExpressionWrapper(of)})`;
  if (DeleteQueryNode.is(node) || UpdateQueryNode.is(node)) {
    return [part(QueryNode.cloneWithWhere(node, isClaimed.toOperationNode()))];
  }
  if (InsertQueryNode.is(node) && node.values && ValuesNode.is(node.values)) {
    return node.values.values.map((row, place) =>
      part(InsertQueryNode.cloneWith(node, { values: rowIfClaimed(row) }), place),
    );
  }
  throw new Error(`A claim cannot guard the write “${name}”.`);
}

/**
 * Writes everything if the claim succeeds, and nothing otherwise, in one statement: a transaction of its own that takes one round
 * trip. A claim that fails is no error, because PostgreSQL would log the statement of an error.
 *
 * The statement is sent again after a serialization failure and after a lost connection. If the lost one was written, the second
 * one finds its own claim taken, and the caller finds the first answer by its key.
 * @param claim an `insert` of one row that returns the row, or nothing if something in it is taken. It selects from `limits`,
 *   whose one row sets how long to wait for another claim of the same.
 * @returns whether everything was written
 */
export async function writeIfClaimed(
  db: Database,
  claim: RawBuilder<unknown>,
  writes: readonly Write[],
): Promise<boolean> {
  const parts = [
    sql`limits as (select ${lockLimit} as lock_timeout)`,
    sql`claimed as (${claim})`,
    ...writes.flatMap(onlyIfClaimed),
  ];
  const all = sql<{ claimed: boolean }>`with ${sql.join(parts)} select ${isClaimed} as claimed`;
  const { rows } = await retry(async () => await all.execute(db), isWorthIt, writeRetries);
  return rows[0]?.claimed === true;
}
