import { isRecord } from '../browser/is-record.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { Host } from '../visit/host.ts';
import { valueAt } from '../browser/value-at.ts';
import { text } from '../customer/read-values.ts';
import { fetchFromShop } from '../visit/fetch-from-shop.ts';
import type { ShopRequest } from '../visit/fetch-from-shop.ts';

/** The fields of items and product sources that contain product ids. */
const idFields = new Set(['item_id', 'product_id', 'source_product_id']);

/** Copies a message, or a part of it, with new product ids. */
function withIds<Part>(part: Part, newId: (id: string) => string): Part;
function withIds(part: unknown, newId: (id: string) => string): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => withIds(each, newId));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([field, value]) => [
      field,
      idFields.has(field) ? newId(String(value)) : withIds(value, newId),
    ]),
  );
}

/** Returns the ids of a message that need a new id, each once: exactly 9 digits (Tracking §5). */
function idsIn(message: object): readonly string[] {
  const ids = new Set<string>();
  withIds(message, (id) => {
    if (/^\d{9}$/.test(id)) ids.add(id);
    return id;
  });
  return [...ids];
}

/** Most ids in one request (Tracking §9). */
const batchSize = 24;

/** Most requests at the same time. */
const parallel = 2;

/** Most ids in the cache. A full cache is cleared before the next request. */
const cacheBound = 1000;

const service = '/service/productdata/api/new-product-id';

/** The options that the part reads. */
interface ProductIdSettings {
  readonly newProductIds?: boolean;
}

/** The part that replaces product ids. */
export interface ProductIds {
  /** Returns true if all new ids are known. Otherwise requests them, and calls the host's `resume` afterwards. */
  readonly prepare: (message: PageMessage | EventMessage) => boolean;
  readonly complete: (event: EventMessage) => EventMessage;
}

/**
 * Starts the part that replaces old product ids by new ones (Tracking §7). If an id has no new one, or its request failed, the page
 * keeps the old one, because another request for each event would delay all of them.
 */
export function start(host: Host<ProductIdSettings>): Partial<ProductIds> {
  if (!host.settings.newProductIds) return {};
  /** New ids by old id. Empty while the request is pending. */
  const newIds = new Map<string, string>();
  const batches: (readonly string[])[] = [];
  const calls = new AbortController();
  let running = 0;

  const lookUp = (ids: readonly string[]) => {
    const alone = ids.length === 1;
    const request: ShopRequest = alone
      ? ['product id', `${service}?old_product_id=${ids.join()}`]
      : ['product mapping', `${service}s?old_product_ids=${ids.join()}`];
    const read = (body: unknown) => {
      if (alone) return [{ oldProductId: ids[0], newProductId: valueAt(body, 'productId') }];
      const mappings = valueAt(body, 'mappings');
      return Array.isArray(mappings) ? mappings : 'the answer has no mappings';
    };
    fetchFromShop(host, calls.signal, [request], read, (mappings = []) => {
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
      const unknown = ids.filter((id) => !newIds.has(id));
      for (const id of unknown) newIds.set(id, '');
      while (unknown.length > 0) batches.push(unknown.splice(0, batchSize));
      work();
      return false;
    },
    complete: (message) =>
      newIds.size > 0 && idsIn(message).length > 0 ? withIds(message, (id) => newIds.get(id) || id) : message,
  };
}
