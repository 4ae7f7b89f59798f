import type { Extension, ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { reasonOf } from '../log/log.ts';
import { catalogue } from '../log/texts.ts';
import { fetchProductIds } from './fetch-product-ids.ts';
import { idsIn, withNewIds } from './ids-in-message.ts';

/** How many ids are asked for in one call (Tracking §9). */
const batchSize = 24;

/** How many calls are under way at once. */
const parallel = 2;

/** How many ids are remembered. Beyond it all are forgotten before the next are asked for. */
const cacheBound = 1000;

/** New ids for products: whether a message's ids are known, and the message with them. */
export type ProductIds = Pick<Extension, 'prepare' | 'complete' | 'stop'>;

/**
 * Creates what replaces old product ids by new ones, if option `newProductIds` is on. An id that has no new one, or whose
 * look-up failed, keeps the old one as long as the page lives: asking anew for every event would hold each of them up.
 */
export function createProductIds(host: ExtensionHost, services: Pick<Services, 'fetch'>): ProductIds {
  const { environment, settings, log, resume } = host;
  if (!settings.extension.newProductIds) {
    return { prepare: () => true, complete: (message) => message, stop: () => {} };
  }
  /** By old id; undefined while it is asked for. */
  const newIds = new Map<string, string | undefined>();
  const batches: (readonly string[])[] = [];
  const calls = new AbortController();
  const { signal } = calls;
  let running = 0;

  const lookUp = async (ids: readonly string[]) => {
    const found = await fetchProductIds(ids, { environment, fetch: services.fetch, signal }).catch(reasonOf);
    if (signal.aborted) return;
    if (typeof found === 'string') {
      log.error(catalogue.fetchFailed(ids.length > 1 ? 'product mapping' : 'product id', found));
    }
    for (const id of ids) newIds.set(id, (typeof found !== 'string' && found.get(id)) || id);
  };

  const work = async () => {
    running += 1;
    for (let batch = batches.shift(); batch; batch = batches.shift()) await lookUp(batch);
    running -= 1;
    if (running === 0 && !signal.aborted) resume();
  };

  return {
    prepare: (message) => {
      const ids = idsIn(message);
      if (ids.every((id) => newIds.get(id))) return true;
      if (running === 0 && newIds.size > cacheBound) newIds.clear();
      const unasked = ids.filter((id) => !newIds.has(id));
      for (const id of unasked) newIds.set(id, undefined);
      for (let start = 0; start < unasked.length; start += batchSize) {
        batches.push(unasked.slice(start, start + batchSize));
      }
      for (let free = parallel - running; free > 0 && batches.length > 0; free -= 1) {
        work().catch((error: unknown) => log.error(reasonOf(error)));
      }
      return false;
    },
    complete: (message) => withNewIds(message, (id) => newIds.get(id)),
    stop: () => calls.abort(),
  };
}
