import { join } from 'node:path';
import { inject } from 'vitest';
import { PGlite } from '../../../apps/services/src/database/embedded/pglite.ts';
import {
  type Halfway,
  halfwayOnPglite,
  halfwayOnPostgres,
} from '../../../apps/services/test-support/halfway.ts';
import { createDatabase } from '../../postgres/start.mjs';
import { queryPostgres } from './product.ts';
import { type Product, startProduct } from './start-product.ts';

/** A product on one kind of database, and a way to look into it. */
export interface Stage {
  readonly product: Product;
  /** Reads rows; with the embedded database the product is stopped for it and started again. */
  readonly query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  readonly halfway: () => Promise<Halfway>;
  /** Resolves once the product runs again, and nobody looks into its database. */
  readonly stands: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Where a product comes from, and how it is set. */
interface Origin {
  /** The folder with the sources of the services. @default this repository */
  readonly folder?: string;
  /** What an operator sets, by the names of the variables. @default nothing */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a product on the embedded database, as it starts by itself. */
export async function onPglite({ folder, settings }: Origin = {}): Promise<Stage> {
  const product = await startProduct('', folder, settings);
  let looking: Promise<unknown> = Promise.resolve();
  const look: Stage['query'] = async (sql, values) => {
    await product.stop();
    const database = await PGlite.create(join(product.dataDir, 'postgres'));
    const { rows } = await database.query<Record<string, unknown>>(sql, values);
    await database.close();
    await product.restart();
    return rows;
  };
  return {
    product,
    query: (sql, values) => {
      const rows = look(sql, values);
      looking = rows.catch(() => {});
      return rows;
    },
    stands: async () => {
      await looking;
      await product.restart();
    },
    halfway: () => halfwayOnPglite(product.dataDir),
    remove: () => product.remove(),
  };
}

/** Starts a product on a PostgreSQL. Rows can be read while it runs. */
export async function onPostgres({ folder, settings }: Origin = {}): Promise<Stage> {
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const database = await createDatabase(postgres.url);
  const product = await startProduct(database.url, folder, settings);
  return {
    product,
    query: (sql, values) => queryPostgres(database.url, sql, values),
    stands: () => product.restart(),
    halfway: () => halfwayOnPostgres(database.url),
    remove: async () => {
      await product.remove();
      await database.drop();
    },
  };
}

/** The databases that every registration must work on. */
export const stages = [
  ['PGlite', onPglite],
  ['PostgreSQL', onPostgres],
] as const;
