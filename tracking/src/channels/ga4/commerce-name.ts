import type { ComposeContext } from '../channel.ts';
import type { CommerceEvent } from '../../messages/schema/commerce-events.ts';
import type { EcommerceEventData } from '../../messages/schema/ecommerce-event-data.ts';

/** What GA4 calls e-commerce events where it calls them something else. */
const renamed: { readonly [Event in CommerceEvent]?: string } = {
  progress_checkout: 'checkout_progress',
  purchase_ga4: 'purchase',
  'wishlist add': 'add_to_wishlist',
  'wishlist remove': 'remove_from_wishlist',
  'wishlist view': 'view_wishlist',
};

/**
 * The GA4 name of an e-commerce event, if it has one: `purchase` is the classic format's, GA4 gets its own message for it.
 * A step of the checkout has a name of its own by what step, stage or page type are called: the event's, else its page's.
 */
export function commerceName(
  { event, ecommerce }: EcommerceEventData,
  { page }: ComposeContext,
): string | undefined {
  if (event === 'purchase') return undefined;
  if (event === 'progress_checkout') {
    const { checkout_stage = '', page_type = '' } = page?.data ?? {};
    for (const place of [ecommerce?.checkout_step ?? '', checkout_stage, page_type]) {
      if (/deliver|shipping|liefer/i.test(place)) return 'add_shipping_info';
      if (/pay|zahl/i.test(place)) return 'add_payment_info';
    }
  }
  return event && (renamed[event] ?? event);
}
