import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isReadOnly } from './database-error.ts';

const isOverdue = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Wraps a connection so that it is closed when it is given back, if a statement that was given up still runs on it, or if its
 * server has refused a write. After a statement that was given up it rejects every other one, because even a rollback would have to
 * wait for that statement.
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
 * Creates a pool that closes a connection if a statement on it took longer than `query_timeout`. Otherwise the next request that
 * gets this connection would wait for the statement, too. A limit on the server would be a session setting, and a pooler between us
 * and the server refuses those. Within a transaction the server has a limit (`inTransaction`). The pool also closes a connection to
 * a read-only server, because the next one may reach the server that accepts writes.
 */
export function closeOverdue(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => closing(await pool.connect()),
    end: async () => await pool.end(),
  };
}
