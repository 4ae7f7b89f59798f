import { attempt } from '../browser/attempt.ts';
import type { DomEvent } from '../browser/page-window.ts';
import { whenIdle } from '../browser/when-idle.ts';
import type { AnyEvent, Channel, ChannelRecord } from '../channels/channel.ts';
import { storageFull, unreadableHistory } from '../log/late-texts.ts';
import { statistics } from '../visit/consent/groups.ts';
import { deviceType } from '../visit/facts.ts';
import type { Host } from '../visit/host.ts';
import { historyKey } from '../visit/storage.ts';
import { remember } from './history.ts';
import type { Interaction } from './history.ts';
import { longestText, sourceOf } from './source.ts';
import { readHistory, historyBudget, writeHistory } from './stored-history.ts';

const about = (product_id = '', what: Omit<Interaction, 'product_id'>): readonly Interaction[] =>
  product_id && product_id.length <= longestText ? [{ product_id, ...what }] : [];

/**
 * Returns the interactions of an event: a tile click (ProductSourceEventData), or a view or add-to-cart of each item. The id of an
 * item's product is `product_id` or, without it, `item_id`. Items without an id are ignored.
 */
function interactionsOf({ data }: AnyEvent): readonly Interaction[] {
  const { event, ecommerce, product_id } = data;
  if (!event) return about(product_id, { click: sourceOf(data) });
  return (ecommerce?.items ?? []).flatMap((item) =>
    about(item.product_id || item.item_id, event === 'view_item' ? { view: true } : { cart: sourceOf(item) }),
  );
}

/** Time in milliseconds during which another tab may overwrite interactions. Lost ones are written again. */
const overwriteTime = 5000;

/** The options that the channel reads. */
interface HistorySettings {
  readonly productHistory?: boolean;
}

/** An interaction and its time. */
type Done = readonly [what: Interaction, at: number];

const isInteraction = (record: ChannelRecord): record is ChannelRecord & Interaction =>
  typeof record['product_id'] === 'string';

/**
 * Starts the product history (Tracking §3, §4): tile clicks, item views and add-to-carts, one record per product. The history is
 * written when the browser is idle, with a lock against other tabs, or at once when the page is hidden or reset. A tab in another
 * process may still overwrite it with older data. After its storage event the missing interactions are added again. The history
 * survives a reset. It is removed without consent to statistics.
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
  // The browser may block storage for the page.
  const store = attempt(() => window.localStorage);
  let quota: number | undefined;
  let waiting: readonly Done[] = [];
  let written: readonly Done[] = [];
  let cancel: (() => void) | undefined;
  let isFullReported = false;
  navigator.storage?.estimate?.().then(
    (estimate) => (quota = estimate.quota),
    () => {},
  );

  const full = (kept: number) => {
    if (!isFullReported) log.warn(storageFull(kept));
    isFullReported = true;
  };
  const read = () =>
    readHistory(store, window.Date.now(), () => {
      log.error(unreadableHistory);
      attempt(() => store?.removeItem(historyKey));
    });
  const write = () => {
    const pending = waiting;
    waiting = [];
    if (pending.length === 0) return;
    const stored = read();
    const history = pending.reduce((before, [what, at]) => remember(before, what, at), stored);
    if (history === stored) return;
    const now = window.Date.now();
    // A set, because interactions that are added again are already in the list.
    written = [...new Set([...written.filter(([, at]) => now - at < overwriteTime), ...pending])];
    if (store) writeHistory(store, history, historyBudget(device, quota), full);
    else full(0);
  };
  const writeAlone = () => {
    cancel = undefined;
    // Without locks two tabs may overwrite each other. That is better than writing nothing.
    if (navigator.locks) navigator.locks.request(historyKey, write).catch(write);
    else write();
  };
  const schedule = (done: readonly Done[]) => {
    waiting = [...waiting, ...done];
    cancel ??= whenIdle(window, writeAlone);
  };
  const writeHidden = () => {
    if (document.hidden) write();
  };
  const restore = ({ key, newValue }: DomEvent) => {
    if (key !== historyKey) return;
    // If the entry was removed, consent was withdrawn in the other tab.
    if (newValue === null) written = [];
    const now = window.Date.now();
    written = written.filter(([, at]) => now - at < overwriteTime);
    if (written.length === 0 || !consent.now().grants(needs)) return;
    const stored = read();
    const missing = written.filter(([{ product_id }, at]) => (stored.get(product_id)?.lit ?? 0) < at);
    if (missing.length > 0) schedule(missing);
  };
  window.addEventListener('storage', restore);
  onStop(() => window.removeEventListener('storage', restore));

  const channel: Channel = {
    name: 'history',
    needs,
    accepts: ({ name, data: { event } }: AnyEvent) =>
      name === 'ProductSourceEventData' || event === 'view_item' || event === 'add_to_cart',
    compose: (event) => ({ records: interactionsOf(event) }),
    send: (record) => {
      if (!isInteraction(record)) return;
      schedule([[record, window.Date.now()]]);
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
