import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isPoolExhausted } from './database-error.ts';

/**
 * Returns one address for each host of a `postgres://` address, which may name several hosts, as in libpq:
 * `postgres://user@first:5432,second:5432/shop`.
 */
export function hostsOf(databaseUrl: string): readonly string[] {
  const parts = /^(?<before>[^:]+:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/s.exec(
    databaseUrl,
  )?.groups;
  const { before = '', hosts = '', after = '' } = parts ?? {};
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [databaseUrl];
}

/** The error if no host accepts writes. Its code is the one that a read-only server sends itself. */
class OnlyReads extends Error {
  readonly code = '25006';

  constructor() {
    super('no host can be written to');
    this.name = 'OnlyReads';
  }
}

/** Returns true if the server behind a new connection is read-only, such as a standby. */
async function onlyReads(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only !== 'off';
}

/**
 * Creates one pool from several, one for each host. It connects to the host that accepts writes, and tries the last such host
 * first, so that a standby takes over as soon as it is promoted. A connection is checked once, when it is new. If a server refuses
 * a write later, its connection is closed when it is given back (`closeOverdue`).
 */
export function writablePool(pools: readonly [Pool, ...Pool[]]): Pick<PostgresPool, 'options' | 'end'> & {
  readonly connect: () => Promise<PoolClient>;
} {
  const judged = new WeakSet<PoolClient>();
  let last = 0;

  async function connectTo(pool: Pool): Promise<PoolClient> {
    const client = await pool.connect();
    if (judged.has(client)) return client;
    try {
      if (await onlyReads(client)) throw new OnlyReads();
    } catch (error) {
      client.release(true);
      throw error;
    }
    judged.add(client);
    return client;
  }

  return {
    options: pools[0].options,
    connect: async () => {
      let failure: unknown;
      const first = last;
      for (let tried = 0; tried < pools.length; tried += 1) {
        const host = (first + tried) % pools.length;
        try {
          const client = await connectTo(pools[host] ?? pools[0]);
          last = host;
          return client;
        } catch (error) {
          // The host is healthy, but all of its connections are in use. Another host would not help.
          if (isPoolExhausted(error)) throw error;
          // An unreachable host explains more than a read-only standby, so its error is the one that is thrown.
          if (failure === undefined || failure instanceof OnlyReads) failure = error;
        }
      }
      throw failure;
    },
    end: async () => {
      await Promise.all(pools.map(async (pool) => await pool.end()));
    },
  };
}
