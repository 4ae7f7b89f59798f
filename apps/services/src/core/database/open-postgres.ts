import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { closeOverdue } from './close-overdue.ts';
import { hostsOf, writablePool } from './writable-pool.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';

/** The settings of each connection. */
type Limits = Pick<PoolConfig, 'keepAlive' | 'connectionTimeoutMillis' | 'query_timeout'>;

const reached: Limits = { keepAlive: true, connectionTimeoutMillis: 3000 };

/** Opens a pool for one host, or for several hosts, of which the writable one is used. */
function openPool(databaseUrl: string, limits: Limits, onLostConnection: (error: Error) => void) {
  const open = (connectionString: string) => {
    const pool = new Pool({ connectionString, ...limits });
    // The pool replaces a broken connection, idle or in use. It listens for errors only while a connection is idle. Without this
    // listener an error of a connection in use would end the process.
    pool.on('connect', (client) => {
      client.on('error', onLostConnection);
    });
    pool.on('error', () => {});
    return pool;
  };
  const [first = databaseUrl, ...others] = hostsOf(databaseUrl);
  return others.length === 0 ? open(first) : writablePool([open(first), ...others.map(open)]);
}

/**
 * Connects to a PostgreSQL database and leaves its tables as they are. Its statements have no time limit. A host that does not answer
 * is given up after three seconds.
 */
export function connectPostgres(
  databaseUrl: string,
  onLostConnection: (error: Error) => void = () => {},
): Database {
  const pool = openPool(databaseUrl, reached, onLostConnection);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Opens a PostgreSQL database that any number of processes share, with its standbys if the address names several hosts. It uses
 * only features that work through a pooler which gives each transaction another connection, and that other engines have as well
 * (decision 0038).
 * @param onStatement gets every statement that has ended
 */
export async function openPostgres(
  databaseUrl: string,
  onLostConnection: (error: Error) => void = () => {},
  onStatement?: (event: LogEvent) => void,
): Promise<Database> {
  // A migration may wait for another process or rewrite a table, so it has no time limit.
  const migrating = connectPostgres(databaseUrl, onLostConnection);
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  // Shorter than the time that clients wait, so that they still receive the 503.
  const limits = { ...reached, query_timeout: 8000 };
  const pool = closeOverdue(openPool(databaseUrl, limits, onLostConnection));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: onStatement }),
  });
}
