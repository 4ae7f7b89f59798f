import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { closeOverdue } from './close-overdue.ts';
import { hostsOf, writablePool } from './writable-pool.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';

/** The settings of each connection. */
type Limits = Pick<PoolConfig, 'keepAlive' | 'connectionTimeoutMillis' | 'query_timeout'>;

const reached: Limits = { keepAlive: true, connectionTimeoutMillis: 3000 };

/** A pool for one host, or for several of which the one is used that can be written to. */
function openPool(databaseUrl: string, limits: Limits, onLostConnection: (error: Error) => void) {
  const open = (connectionString: string) => {
    const pool = new Pool({ connectionString, ...limits });
    // A connection that breaks is replaced by the pool, idle or at work. Unheard, its error would end the process: the
    // pool listens to a connection only while it is idle.
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
 * A PostgreSQL server, shared by any number of processes, and its standbys, where the address names several hosts. It is asked for
 * nothing that a pooler which gives each transaction another connection could not do, nor for what only PostgreSQL has
 * (decision 0038).
 * @param onStatement hears of every statement that has ended
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
  // A request that cannot be served is answered with 503 while its sender still listens.
  const limits = { ...reached, query_timeout: 8000 };
  const pool = closeOverdue(openPool(databaseUrl, limits, onLostConnection));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: onStatement }),
  });
}
