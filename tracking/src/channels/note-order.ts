import { toJson } from '../browser/to-json.ts';
import type { PageWindow } from '../browser/page-window.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import type { Consent } from '../visit/consent/consent.ts';
import { statistics } from '../visit/consent/groups.ts';
import { ordersKey } from '../visit/keep-nothing.ts';
import type { Channel } from './channel.ts';

/** How many orders are remembered; each channel and each of two events adds a text to one. */
const orderBound = 50;

/** What has been told in this page, by its document: a reset does not forget it. */
const pages = new WeakMap<object, readonly string[]>();

const orderOf = (text: string) => text.split('\n', 1).join();

/**
 * By what a channel knows an order again: the order's id, the channel, and which of the two events told of it, since
 * `purchase` and `purchase_ga4` are about the same order. Nothing for what is no order, or has no id.
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
 * Creates what remembers the orders that channels have been told of: in the page, and with statistics in the browser as a
 * JSON list, so that a confirmation that is loaded again or opened in another tab tells nobody twice. `true`: it has been
 * told; otherwise it gives back how to note that it has been. Orders without an id are told whenever they come.
 */
export function createNoteOrder({
  window,
  consent,
}: {
  readonly window: Pick<PageWindow, 'document' | 'localStorage'>;
  readonly consent: Consent;
}): (event: TrackedEvent, channel: Channel) => boolean | (() => void) | undefined {
  const isAllowed = () => consent.now().grants([statistics]);
  const told = (): readonly string[] => {
    const inPage = pages.get(window.document) ?? [];
    try {
      const stored: unknown = isAllowed() && JSON.parse(window.localStorage.getItem(ordersKey) ?? '[]');
      return [...new Set([...(Array.isArray(stored) ? stored.map(String) : []), ...inPage])];
    } catch {
      // What cannot be read was not told.
      return inPage;
    }
  };
  return (event, channel) => {
    const key = orderKey(event, channel);
    if (!key) return undefined;
    if (told().includes(key)) return true;
    return () => {
      const all = [...told(), key];
      const newest = new Set([...new Set(all.map(orderOf))].slice(-orderBound));
      const kept = all.filter((text) => newest.has(orderOf(text)));
      pages.set(window.document, kept);
      try {
        if (isAllowed()) window.localStorage.setItem(ordersKey, toJson(kept));
      } catch {
        // It is remembered in the page.
      }
    };
  };
}
