import { afterAll, beforeAll } from 'vitest';
import { type Product, startProduct } from './start-product.ts';

/** One product for the tests of a block, on an embedded database of its own. */
export function useProduct(): { readonly url: string } {
  let product: Product | undefined;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.remove());
  return {
    get url() {
      if (!product) throw new Error('The product has not started.');
      return product.url;
    },
  };
}
