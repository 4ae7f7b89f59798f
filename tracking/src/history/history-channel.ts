import { attempt } from '../browser/attempt.ts';
import type { Heard } from '../browser/page-window.ts';
import { whenIdle } from '../browser/when-idle.ts';
import type { AnyEvent } from '../channels/any-event.ts';
import type { Channel, ChannelRecord } from '../channels/channel.ts';
import { storageFull, unreadableHistory } from '../log/late-texts.ts';
import { statistics } from '../visit/consent/groups.ts';
import { deviceType } from '../visit/device-type.ts';
import type { Host } from '../visit/host.ts';
import { historyKey } from '../visit/keep-nothing.ts';
import { remember } from './history.ts';
import type { Interaction } from './history.ts';
import { longestText, sourceOf } from './source.ts';
import { readHistory } from './read-history.ts';
import { historyBudget, writeHistory } from './write-history.ts';

const about = (product_id = '', what: Omit<Interaction, 'product_id'>): readonly Interaction[] =>
  product_id && product_id.length <= longestText ? [{ product_id, ...what }] : [];

/**
 * What an event says was done with products: a tile click (ProductSourceEventData), or a view or add-to-cart of each of
 * its items. An item's product is its `product_id`, else its `item_id`; without an id nothing is known of.
 */
function interactionsOf({ data }: AnyEvent): readonly Interaction[] {
  const { event, ecommerce, product_id } = data;
  if (!event) return about(product_id, { click: sourceOf(data) });
  return (ecommerce?.items ?? []).flatMap((item) =>
    about(item.product_id || item.item_id, event === 'view_item' ? { view: true } : { cart: sourceOf(item) }),
  );
}

/** How long what has been written is looked after, in milliseconds: another tab may not have known of it. */
const settles = 5000;

/** What is read of the options. */
interface HistorySettings {
  readonly productHistory?: boolean;
}

/** Something that was done, and when. */
type Done = readonly [what: Interaction, at: number];

const isInteraction = (record: ChannelRecord): record is ChannelRecord & Interaction =>
  typeof record['product_id'] === 'string';

/**
 * Starts the history of products (Tracking §3, §4): tile clicks, item views and add-to-carts, one record per product.
 * Storage is not touched while an event is dealt with but once the browser is idle, for all that happened meanwhile, while no
 * other tab writes; where the page is being hidden or reset, at once. A tab in another process may still write over it
 * what it has read before: then the browser tells of it, and what is missing is added again. The history survives a reset,
 * and goes with the consent to statistics.
 */
export function start(
  host: Pick<Host<HistorySettings>, 'window' | 'settings' | 'consent' | 'log' | 'onStop'>,
): {
  readonly channel?: Channel;
} {
  if (!(host.settings.productHistory ?? true)) return {};
  const { window, consent, log, onStop } = host;
  const { document, navigator } = window;
  const needs = [statistics];
  const device = deviceType(navigator.userAgent);
  // Out of reach where the browser keeps nothing for the page.
  const store = attempt(() => window.localStorage);
  let quota: number | undefined;
  let waiting: readonly Done[] = [];
  let written: readonly Done[] = [];
  let cancel: (() => void) | undefined;
  let toldFull = false;
  navigator.storage?.estimate?.().then(
    (estimate) => (quota = estimate.quota),
    () => {},
  );

  const full = (kept: number) => {
    if (!toldFull) log.warn(storageFull(kept));
    toldFull = true;
  };
  const read = () =>
    readHistory(store, window.Date.now(), () => {
      log.error(unreadableHistory);
      attempt(() => store?.removeItem(historyKey));
    });
  const write = () => {
    const told = waiting;
    waiting = [];
    if (told.length === 0) return;
    const stored = read();
    const history = told.reduce((before, [what, at]) => remember(before, what, at), stored);
    if (history === stored) return;
    const now = window.Date.now();
    // What is mended is known already.
    written = [...new Set([...written.filter(([, at]) => now - at < settles), ...told])];
    if (store) writeHistory(store, history, historyBudget(device, quota), full);
    else full(0);
  };
  const writeAlone = () => {
    cancel = undefined;
    // Without locks two tabs may forget what the other has just written; that is better than writing nothing.
    if (navigator.locks) navigator.locks.request(historyKey, write).catch(write);
    else write();
  };
  const plan = (told: readonly Done[]) => {
    waiting = [...waiting, ...told];
    cancel ??= whenIdle(window, writeAlone);
  };
  const writeHidden = () => {
    if (document.hidden) write();
  };
  const mend = ({ key, newValue }: Heard) => {
    if (key !== historyKey) return;
    // Where nothing is left, consent was withdrawn in the other tab.
    if (newValue === null) written = [];
    const now = window.Date.now();
    written = written.filter(([, at]) => now - at < settles);
    if (written.length === 0 || !consent.now().grants(needs)) return;
    const stored = read();
    const lost = written.filter(([{ product_id }, at]) => (stored.get(product_id)?.lit ?? 0) < at);
    if (lost.length > 0) plan(lost);
  };
  window.addEventListener('storage', mend);
  onStop(() => window.removeEventListener('storage', mend));

  const channel: Channel = {
    name: 'history',
    needs,
    accepts: ({ name, data: { event } }: AnyEvent) =>
      name === 'ProductSourceEventData' || event === 'view_item' || event === 'add_to_cart',
    compose: (event) => ({ records: interactionsOf(event) }),
    send: (record) => {
      if (!isInteraction(record)) return;
      plan([[record, window.Date.now()]]);
      document.addEventListener('visibilitychange', writeHidden);
    },
    stop: () => {
      cancel?.();
      cancel = undefined;
      document.removeEventListener('visibilitychange', writeHidden);
      if (consent.now().grants(needs)) write();
      else waiting = written = [];
    },
  };
  return { channel };
}
