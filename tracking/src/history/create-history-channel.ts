import type { Channel, ChannelRecord } from '../channels/channel.ts';
import { statistics } from '../consent/groups.ts';
import type { AnyEvent } from '../extension/any-event.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { storageFull, unreadableHistory } from '../log/extension-texts.ts';
import { attempt } from '../retry/attempt.ts';
import { deviceType } from '../visit/device-type.ts';
import { historyBudget } from './budget.ts';
import { remember } from './history.ts';
import type { Interaction, ProductHistory } from './history.ts';
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
export function createHistoryChannel(
  host: ExtensionHost,
  services: Pick<Services, 'document' | 'localStorage' | 'navigator'>,
): Channel {
  const { environment, consent, log } = host;
  const { document, navigator } = services;
  const needs = [statistics];
  const device = deviceType(navigator.userAgent);
  // Out of reach where the browser keeps nothing for the page.
  const store = attempt(() => services.localStorage);
  let quota: number | undefined;
  const waiting: ((history: ProductHistory) => ProductHistory)[] = [];
  let cancel: (() => void) | undefined;
  let toldFull = false;

  navigator.storage?.estimate?.().then(
    (estimate) => (quota = estimate.quota),
    () => {},
  );

  const forget = () => {
    waiting.length = 0;
    attempt(() => store?.removeItem(historyKey));
  };
  const full = (kept: number) => {
    if (!toldFull) log.warn(storageFull(kept));
    toldFull = true;
  };
  const write = () => {
    const told = waiting.splice(0);
    if (told.length === 0) return;
    const stored = readHistory(store, environment.now(), () => {
      log.error(unreadableHistory);
      forget();
    });
    const history = told.reduce((before, add) => add(before), stored);
    if (history === stored) return;
    if (store) writeHistory(store, history, historyBudget(device, quota), full);
    else full(0);
  };
  const writeAlone = () => {
    cancel = undefined;
    // Without locks two tabs may forget what the other has just written; that is better than writing nothing.
    if (navigator.locks) navigator.locks.request(historyKey, write).catch(write);
    else write();
  };
  const writeHidden = () => {
    if (document.hidden) write();
  };

  if (consent.now().known && !consent.now().grants(needs)) forget();

  return {
    name: 'history',
    needs,
    accepts: ({ name, data: { event } }: AnyEvent) =>
      name === 'ProductSourceEventData' || event === 'view_item' || event === 'add_to_cart',
    compose: (event) => ({ records: interactionsOf(event) }),
    send: (record) => {
      if (!isInteraction(record)) return;
      const now = environment.now();
      waiting.push((history) => remember(history, record, now));
      cancel ??= environment.after(0, writeAlone);
      document.addEventListener('visibilitychange', writeHidden);
    },
    stop: () => {
      cancel?.();
      cancel = undefined;
      document.removeEventListener('visibilitychange', writeHidden);
      if (consent.now().grants(needs)) write();
      else forget();
    },
  };
}
