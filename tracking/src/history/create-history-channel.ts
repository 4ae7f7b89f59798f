import type { Channel, ChannelRecord } from '../channels/channel.ts';
import { statistics } from '../consent/consent.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { catalogue } from '../log/texts.ts';
import { deviceType } from '../visit/device-type.ts';
import { historyBudget } from './budget.ts';
import { remember } from './history.ts';
import type { Interaction } from './history.ts';
import { interactionsOf } from './interactions.ts';
import { historyKey, readHistory } from './read-history.ts';
import { writeHistory } from './write-history.ts';

const isInteraction = (record: ChannelRecord): record is ChannelRecord & Interaction =>
  typeof record['product_id'] === 'string';

/**
 * The history of products (Tracking §3, §4): tile clicks, item views and add-to-carts, one record per product. Storage is
 * not touched while an event is dealt with but right after, once for all that happened in one go, while no other tab
 * writes; where the page is being hidden or reset, at once. It survives a reset, and goes with the consent to statistics.
 */
export function createHistoryChannel(host: ExtensionHost, services: Services): Channel {
  const { environment, consent, log } = host;
  const { store } = services;
  const needs = [statistics];
  const device = deviceType(services.userAgent());
  let budget = historyBudget(device);
  let waiting: { readonly what: Interaction; readonly at: number }[] = [];
  let cancel: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;
  let toldFull = false;

  services.quota().then(
    (quota) => (budget = historyBudget(device, quota)),
    () => {},
  );

  const forget = () => {
    waiting = [];
    try {
      store.remove(historyKey);
    } catch {
      // Out of reach: nothing is kept there either.
    }
  };
  const full = (kept: number) => {
    if (!toldFull) log.warn(catalogue.storageFull(kept));
    toldFull = true;
  };
  const write = () => {
    const told = waiting;
    waiting = [];
    if (told.length === 0) return;
    const stored = readHistory(store, environment.now(), () => {
      log.error(catalogue.unreadableHistory);
      forget();
    });
    let history = stored;
    for (const { what, at } of told) history = remember(history, what, at);
    if (history !== stored) writeHistory(store, history, budget, full);
  };
  const writeAlone = () => {
    cancel = undefined;
    // Without locks two tabs may forget what the other has just written; that is better than writing nothing.
    services.exclusively(historyKey, write).catch(write);
  };

  if (consent.now().known && !consent.now().grants(needs)) forget();

  return {
    name: 'history',
    needs,
    accepts: ({ name, data }) =>
      name === 'ProductSourceEventData' ||
      (name === 'EcommerceEventData' && (data.event === 'view_item' || data.event === 'add_to_cart')),
    compose: (event) => ({ records: interactionsOf(event) }),
    send: (record) => {
      if (!isInteraction(record)) return;
      waiting.push({ what: record, at: environment.now() });
      cancel ??= environment.after(0, writeAlone);
      unsubscribe ??= services.onVisibility(() => services.hidden() && write());
    },
    stop: () => {
      cancel?.();
      unsubscribe?.();
      cancel = unsubscribe = undefined;
      if (consent.now().grants(needs)) write();
      else forget();
    },
  };
}
