import { join } from 'node:path';
import { inject } from 'vitest';
import { PGlite } from '../../../apps/services/src/core/database/embedded/pglite.ts';
import { embeddedFolder } from '../../../apps/services/test-support/embedded-folder.ts';
import {
  type Halfway,
  halfwayOnPglite,
  halfwayOnPostgres,
} from '../../../apps/services/test-support/halfway.ts';
import { createDatabase } from '../../postgres/start.mjs';
import { queryPostgres, sharedProduct } from './product.ts';
import { openable, type Query, withConsents } from './readable-consents.ts';
import { type Product, startProduct } from './start-product.ts';

/** A product on one kind of database, and a way to read that database. */
export interface Stage {
  readonly product: Product;
  /**
   * Reads rows. An embedded database is readable only while the product is stopped, so this stops and
   * restarts it.
   */
  readonly query: Query;
  /**
   * Reads rows with several statements after the last use of the product. A product on an embedded database
   * stays stopped, because a start takes two seconds of CPU time.
   */
  readonly lastLook: <Seen>(work: (query: Query) => Promise<Seen>) => Promise<Seen>;
  readonly halfway: () => Promise<Halfway>;
  /** Resolves when the product runs again and no test reads its database. */
  readonly stands: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The source folder and the settings of a product. */
interface Origin {
  /** The folder with the sources of the services. @default this repository */
  readonly folder?: string;
  /** Environment variables that an operator sets. @default none */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a product on the embedded database, which is its default. */
export async function onPglite({ folder, settings }: Origin = {}): Promise<Stage> {
  const product = await startProduct('', folder, { ...openable, ...settings }, embeddedFolder);
  let looking: Promise<unknown> = Promise.resolve();
  const lastLook: Stage['lastLook'] = async (work) => {
    await product.stop();
    const database = await PGlite.create(join(product.dataDir, 'postgres'));
    try {
      const query: Query = async (sql, values) =>
        (await database.query<Record<string, unknown>>(sql, values)).rows;
      return await work(withConsents(query));
    } finally {
      await database.close();
    }
  };
  const query: Query = (sql, values) => {
    const rows = lastLook((inside) => inside(sql, values)).finally(() => product.restart());
    looking = rows.catch(() => {});
    return rows;
  };
  return {
    product,
    query,
    lastLook,
    stands: async () => {
      await looking;
      await product.restart();
    },
    halfway: () => halfwayOnPglite(product.dataDir),
    remove: () => product.remove(),
  };
}

/** Starts a product on a PostgreSQL. Rows are readable while it runs. */
export async function onPostgres({ folder, settings }: Origin = {}): Promise<Stage> {
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const database = await createDatabase(postgres.url);
  const product = await startProduct(database.url, folder, { ...openable, ...settings });
  const query = withConsents((sql, values) => queryPostgres(database.url, sql, values));
  return {
    product,
    query,
    lastLook: (work) => work(query),
    stands: () => product.restart(),
    halfway: () => halfwayOnPostgres(database.url),
    remove: async () => {
      await product.remove();
      await database.drop();
    },
  };
}

/** A product that no test stops or kills, and a way to read its database. */
export interface Looked extends Pick<Stage, 'query' | 'lastLook' | 'remove'> {
  readonly url: string;
}

async function lookedAtOnPglite(): Promise<Looked> {
  const stage = await onPglite();
  return { ...stage, url: stage.product.url };
}

/** Returns the product that all files share. */
async function lookedAtOnPostgres(): Promise<Looked> {
  const { url, query } = sharedProduct();
  return { url, query, lastLook: (work) => work(query), remove: async () => {} };
}

/** The databases on which every registration must work. */
export const databases = [
  ['PGlite', lookedAtOnPglite],
  ['PostgreSQL', lookedAtOnPostgres],
] as const;

/** The same, each with a new product that the test may kill. */
export const stages = [
  ['PGlite', onPglite],
  ['PostgreSQL', onPostgres],
] as const;
