/**
 * Starts one product for the whole run, on a database of the run's PostgreSQL. Tests share it if they change
 * only the data of their own customers. A start takes two seconds of CPU time, so one for each file would
 * cost a minute. After the tests, its events and its log must contain nothing personal.
 */
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../postgres/start.mjs';
import { personalTraces } from './support/personal-traces.ts';
import { openable } from './support/readable-consents.ts';
import { startProduct } from './support/start-product.ts';

/**
 * The value of `inject('product')`: the addresses of the product and its database, or the reason why there is
 * none.
 */
type SharedProduct = { url: string; databaseUrl: string } | { missing: string };

declare module 'vitest' {
  interface ProvidedContext {
    product: SharedProduct;
  }
}

let end = async () => {};

async function start(project: TestProject): Promise<SharedProduct> {
  const { postgres } = project.getProvidedContext();
  if ('missing' in postgres) return postgres;
  const database = await createDatabase(postgres.url);
  end = database.drop;
  const product = await startProduct(database.url, undefined, openable);
  end = async () => {
    const traces = await personalTraces(database.url, product.output());
    await product.remove();
    await database.drop();
    if (traces.length > 0)
      throw new Error(`Events or the log contain personal data: ${traces.slice(0, 5).join('; ')}`);
  };
  return { url: product.url, databaseUrl: database.url };
}

export async function setup(project: TestProject): Promise<void> {
  const product = await start(project).catch((error: unknown) => ({ missing: String(error) }));
  project.provide('product', product);
}

export async function teardown(): Promise<void> {
  await end();
}
