import pg from 'pg';
import { inject } from 'vitest';
import { withConsents } from './readable-consents.ts';

/** The product that all files of the run share. */
export interface Product {
  readonly url: string;
  /** Reads or changes rows of its database. */
  readonly query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** Runs one statement on a PostgreSQL. */
export async function queryPostgres(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Returns the product that all files of the run share. A test may change only the data of customers that it
 * has made itself. A test that depends on the kind of database uses both kinds, see `stages`.
 */
export function sharedProduct(): Product {
  const product = inject('product');
  if ('missing' in product) throw new Error(product.missing);
  return {
    url: product.url,
    query: withConsents((sql, values) => queryPostgres(product.databaseUrl, sql, values)),
  };
}
