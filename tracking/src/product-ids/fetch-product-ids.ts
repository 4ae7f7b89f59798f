import { at, text } from '../customer/read-values.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { retry } from '../retry/retry.ts';

/** How long the messages of a page wait for a batch, in milliseconds, over all attempts. */
const timeout = 3000;

/** What is needed to ask for new ids. */
export interface LookUp {
  readonly environment: ExtensionHost['environment'];
  readonly fetch: Services['fetch'];
  readonly signal: AbortSignal;
}

/**
 * Asks for the new ids of products, by their old ones (Tracking §7): at most 24 at once. Ids that have no new one are
 * absent. Gives back the reason in place of the ids when the answer is not what was asked for; rejects when there is none.
 */
export function fetchProductIds(
  ids: readonly string[],
  { environment, fetch, signal }: LookUp,
): Promise<ReadonlyMap<string, string> | string> {
  const one = ids.length === 1 ? ids[0] : undefined;
  const query = one ? `id?old_product_id=${one}` : `ids?old_product_ids=${ids.join(',')}`;
  const ask = async (signal: AbortSignal) => {
    const answer = await fetch(`/service/productdata/api/new-product-${query}`, { signal });
    if (!answer.ok) return `status ${answer.status}`;
    const body = await answer.json().catch(() => undefined);
    const mappings = one
      ? [{ oldProductId: one, newProductId: at(body, 'productId') }]
      : at(body, 'mappings');
    if (!Array.isArray(mappings)) return 'the answer has no mappings';
    const found = new Map<string, string>();
    for (const mapping of mappings) {
      const from = text(at(mapping, 'oldProductId'));
      const to = text(at(mapping, 'newProductId'));
      if (from && to) found.set(from, to);
    }
    return found;
  };
  return retry(ask, environment, { timeout, signal });
}
