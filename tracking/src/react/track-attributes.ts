import { trackAttribute } from '../page/listeners/attributes.ts';
import type { CustomEventDataInput } from '../messages/schema/custom-event-data.ts';
import type { ProductSourceEventDataInput } from '../messages/schema/product-source-event-data.ts';

/** A click that is sent as a custom event. */
export type TrackedClick = Omit<CustomEventDataInput, 'subscription_info' | 'scope' | 'event_type'> & {
  readonly event_category: string;
  readonly event_action: string;
};

/** A product tile whose clicks are sent. */
export type TrackedTile = Omit<ProductSourceEventDataInput, 'scope'> & { readonly product_id: string };

/**
 * Returns attributes that make the library send an element's clicks, without a handler. Install it with `listeners: true`.
 *
 * @example
 * <a href="/beans" {...trackAttributes({ event_category: 'teaser', event_action: 'click', event_label: 'Beans' })}>Beans</a>
 */
export function trackAttributes(tracked: TrackedClick | TrackedTile): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [field, value] of Object.entries(tracked)) {
    if (value !== undefined) attributes[trackAttribute(field)] = String(value);
  }
  return attributes;
}
