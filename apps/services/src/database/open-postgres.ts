import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { closeOverdue } from './close-overdue.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';

/**
 * A PostgreSQL server, shared by any number of processes. It is asked for nothing that a pooler which gives each transaction
 * another connection could not do, nor for what only PostgreSQL has (decision 0038).
 */
export async function openPostgres(
  connectionString: string,
  onLostConnection: (error: Error) => void = () => {},
): Promise<Database> {
  // A migration may wait for a sibling's or rewrite a table, so it has connections without the limits below.
  const migrating = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString }) }),
  });
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  const pool = new Pool({
    connectionString,
    keepAlive: true,
    // A request that cannot be served is answered with 503 while its sender still listens.
    connectionTimeoutMillis: 3000,
    query_timeout: 12_000,
  });
  // A connection that breaks is replaced by the pool, idle or at work. Unheard, its error would end the process: the
  // pool listens to a connection only while it is idle.
  pool.on('connect', (client) => {
    client.on('error', onLostConnection);
  });
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: closeOverdue(pool) }) });
}
