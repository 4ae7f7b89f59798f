import { afterAll, beforeAll } from 'vitest';
import { onPostgres, type Stage } from './databases.ts';

/**
 * One product for the tests of a block, on a database of its own. On PostgreSQL, because the embedded database takes seconds of
 * a processor to be made: what depends on the kind of database is tried on both, see `stages`.
 */
export function useProduct(): { readonly url: string } {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await onPostgres();
  });
  afterAll(() => stage?.remove());
  return {
    get url() {
      if (!stage) throw new Error('The product has not started.');
      return stage.product.url;
    },
  };
}
