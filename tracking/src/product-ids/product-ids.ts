import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { Host } from '../visit/host.ts';
import { valueAt } from '../browser/value-at.ts';
import { text } from '../customer/read-values.ts';
import { askShop } from '../visit/ask-shop.ts';
import type { Question } from '../visit/ask-shop.ts';
import { idsIn, withIds } from './ids-in-message.ts';

/** How many ids are asked for in one call (Tracking §9). */
const batchSize = 24;

/** How many calls are under way at once. */
const parallel = 2;

/** How many ids are remembered. Beyond it all are forgotten before the next are asked for. */
const cacheBound = 1000;

const service = '/service/productdata/api/new-product-id';

/** What is read of the options. */
interface ProductIdSettings {
  readonly newProductIds?: boolean;
}

/** New ids for products: whether a message's ids are known, and the message with them. */
export interface ProductIds {
  /** Whether all new ids are known. If not they are asked for, and the host's `resume` called. */
  readonly prepare: (message: PageMessage | EventMessage) => boolean;
  readonly complete: (event: EventMessage) => EventMessage;
}

/**
 * Starts what replaces old product ids by new ones (Tracking §7). An id that has no new
 * one, or whose look-up failed, keeps the old one as long as the page lives: asking anew for every event would hold each
 * of them up.
 */
export function start(host: Host<ProductIdSettings>): Partial<ProductIds> {
  if (!host.settings.newProductIds) return {};
  /** By old id; empty while it is asked for. */
  const newIds = new Map<string, string>();
  const batches: (readonly string[])[] = [];
  const calls = new AbortController();
  let running = 0;

  const lookUp = (ids: readonly string[]) => {
    const alone = ids.length === 1;
    const question: Question = alone
      ? ['product id', `${service}?old_product_id=${ids.join()}`]
      : ['product mapping', `${service}s?old_product_ids=${ids.join()}`];
    const read = (body: unknown) => {
      if (alone) return [{ oldProductId: ids[0], newProductId: valueAt(body, 'productId') }];
      const mappings = valueAt(body, 'mappings');
      return Array.isArray(mappings) ? mappings : 'the answer has no mappings';
    };
    askShop(host, calls.signal, [question], read, (mappings = []) => {
      for (const id of ids) newIds.set(id, id);
      for (const mapping of mappings) {
        const from = text(valueAt(mapping, 'oldProductId'));
        const to = text(valueAt(mapping, 'newProductId'));
        if (from && to && ids.includes(from)) newIds.set(from, to);
      }
      running -= 1;
      work();
    });
  };
  const work = () => {
    if (running === 0 && batches.length === 0) host.resume();
    for (const ids of batches.splice(0, parallel - running)) {
      running += 1;
      lookUp(ids);
    }
  };

  host.onStop(() => calls.abort());
  return {
    prepare: (message) => {
      const ids = idsIn(message);
      if (ids.every((id) => newIds.get(id))) return true;
      if (running === 0 && newIds.size > cacheBound) newIds.clear();
      const unasked = ids.filter((id) => !newIds.has(id));
      for (const id of unasked) newIds.set(id, '');
      while (unasked.length > 0) batches.push(unasked.splice(0, batchSize));
      work();
      return false;
    },
    complete: (message) =>
      newIds.size > 0 && idsIn(message).length > 0 ? withIds(message, (id) => newIds.get(id) || id) : message,
  };
}
