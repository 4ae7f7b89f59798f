import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isReadOnly } from './database-error.ts';

const isOverdue = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that is closed when it is given back while a statement that was given up still runs on it, or once its server has
 * refused to write. After the former it takes nothing more: to roll back would be to wait for that statement, too.
 */
function closing(client: PostgresPoolClient): PostgresPoolClient {
  let overdue: Error | undefined;
  let useless = false;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') return client.query(asked);
    if (overdue) return Promise.reject(overdue);
    return client.query(asked, values).catch((error: unknown) => {
      if (isOverdue(error)) overdue = error;
      useless ||= isReadOnly(error);
      throw error;
    });
  }
  return {
    query,
    release: (destroy) => client.release(destroy === true || useless || overdue !== undefined),
  };
}

/**
 * A pool that closes a connection on which a statement took longer than its `query_timeout`: whoever got it next would wait
 * for that statement, too. The server's own limit would be a setting of the session, which a pooler between us and the
 * server refuses; within a transaction it has one (`inTransaction`). It closes one to a server that only reads as well: the next one
 * may lead to that which writes.
 */
export function closeOverdue(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => closing(await pool.connect()),
    end: async () => await pool.end(),
  };
}
