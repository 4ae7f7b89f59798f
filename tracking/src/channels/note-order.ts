import { toJson } from '../browser/json.ts';
import type { PageWindow } from '../browser/page-window.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import type { Consent } from '../visit/consent/consent.ts';
import { statistics } from '../visit/consent/groups.ts';
import { ordersKey } from '../visit/storage.ts';
import type { Channel } from './channel.ts';

/** Most orders that are stored. Each channel and each of the two events adds a text to an order. */
const orderBound = 50;

/** The orders that were sent on this page, by its document, so that a reset keeps them. */
const pages = new WeakMap<object, readonly string[]>();

const orderOf = (text: string) => text.split('\n', 1).join();

/**
 * Returns the key of an order at a channel: the order's id, the channel, and the event, because `purchase` and `purchase_ga4` report
 * the same order. Returns undefined if the event is no order, or has no id.
 */
function orderKey(
  { name, data }: TrackedEvent,
  { name: channel, oncePerOrder }: Channel,
): string | undefined {
  if (name !== 'EcommerceEventData' || !data.event?.startsWith('purchase')) return undefined;
  const id = data.ecommerce?.transaction_id;
  return id && `${id}\n${channel} ${oncePerOrder ? '' : data.event}`;
}

/**
 * Creates a function that detects repeated orders. Sent orders are kept in the page and, with statistics, in the browser's storage,
 * so that a confirmation that is reloaded or opened in another tab sends nothing twice. The function returns true if the order was
 * sent. Otherwise it returns a function that notes the order as sent. Orders without an id are always sent.
 */
export function createNoteOrder({
  window,
  consent,
}: {
  readonly window: Pick<PageWindow, 'document' | 'localStorage'>;
  readonly consent: Consent;
}): (event: TrackedEvent, channel: Channel) => boolean | (() => void) | undefined {
  const isAllowed = () => consent.now().grants([statistics]);
  const sent = (): readonly string[] => {
    const inPage = pages.get(window.document) ?? [];
    try {
      const stored: unknown = isAllowed() && JSON.parse(window.localStorage.getItem(ordersKey) ?? '[]');
      return [...new Set([...(Array.isArray(stored) ? stored.map(String) : []), ...inPage])];
    } catch {
      // Orders that cannot be read count as not sent.
      return inPage;
    }
  };
  return (event, channel) => {
    const key = orderKey(event, channel);
    if (!key) return undefined;
    if (sent().includes(key)) return true;
    return () => {
      const all = [...sent(), key];
      const newest = new Set([...new Set(all.map(orderOf))].slice(-orderBound));
      const kept = all.filter((text) => newest.has(orderOf(text)));
      pages.set(window.document, kept);
      try {
        if (isAllowed()) window.localStorage.setItem(ordersKey, toJson(kept));
      } catch {
        // The page still has it.
      }
    };
  };
}
