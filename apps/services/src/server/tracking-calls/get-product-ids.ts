import type { Handler } from 'hono';
import { isOldId, mostIds, type ProductIds } from '../../core/product-ids/product-ids.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type Call, described } from '../reference/described.ts';
import { inQuery } from '../reference/parameters.ts';

// Ids change with the assortment, so a cache keeps them for five minutes only.
const cached = 'public, max-age=300';

const [idParameter, idsParameter] = ['old_product_id', 'old_product_ids'] as const;

/** The parts of the services that these calls use. */
interface ProductServices {
  readonly productIds: ProductIds;
}

const idCall: Call = {
  id: 'newProductId',
  group: 'Tracking',
  title: 'The new id of a product',
  about: 'May be cached for five minutes.',
  parameters: [inQuery(idParameter, 'The old id, exactly nine digits.')],
  success: { status: 200, about: 'The new id.', schema: 'NewProductId' },
  refuses: ['malformed', 'unknown'],
};

/** Handles `GET /service/productdata/api/new-product-id?old_product_id=` (Tracking §7). */
export const getNewProductId = ({ productIds }: ProductServices): Handler<AppEnv> =>
  described(idCall, (c) => {
    const old = c.req.query(idParameter) ?? '';
    if (!isOldId(old)) return problem(c, 400, [{ field: idParameter, code: 'MALFORMED_REQUEST' }]);
    const productId = productIds.get(old);
    if (productId === undefined) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    c.header('Cache-Control', cached);
    return c.json({ productId });
  });

const idsCall: Call = {
  id: 'newProductIds',
  group: 'Tracking',
  title: 'The new ids of several products',
  about: 'Leaves out each product that has no new id. May be cached for five minutes.',
  parameters: [
    inQuery(idsParameter, `Old ids of nine digits, ${mostIds} at most, with commas between them.`),
  ],
  success: { status: 200, about: 'The ids, in the order of the request.', schema: 'NewProductIds' },
  refuses: ['malformed'],
};

/** Handles `GET /service/productdata/api/new-product-ids?old_product_ids=` (Tracking §7). */
export const getNewProductIds = ({ productIds }: ProductServices): Handler<AppEnv> =>
  described(idsCall, (c) => {
    const ids = (c.req.query(idsParameter) ?? '').split(',', mostIds + 1);
    if (ids.length > mostIds || !ids.every(isOldId))
      return problem(c, 400, [{ field: idsParameter, code: 'MALFORMED_REQUEST' }]);
    const mappings = ids.flatMap((oldProductId) => {
      const newProductId = productIds.get(oldProductId);
      return newProductId === undefined ? [] : [{ oldProductId, newProductId }];
    });
    c.header('Cache-Control', cached);
    return c.json({ mappings });
  });
