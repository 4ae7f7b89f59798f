import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';

const isOverdue = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** A connection that is closed when it is given back while a statement that was given up still runs on it. */
function closing(client: PostgresPoolClient): PostgresPoolClient {
  let overdue = false;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') return client.query(asked);
    return client.query(asked, values).catch((error: unknown) => {
      overdue ||= isOverdue(error);
      throw error;
    });
  }
  return { query, release: (destroy) => client.release(destroy === true || overdue) };
}

/**
 * A pool that closes a connection on which a statement took longer than its `query_timeout`: whoever got it next would wait
 * for that statement, too. The server's own limit would be a setting of the session, which a pooler between us and the
 * server refuses; within a transaction it has one (`inTransaction`).
 */
export function closeOverdue(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => closing(await pool.connect()),
    end: async () => await pool.end(),
  };
}
