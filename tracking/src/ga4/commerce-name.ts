import type { ComposeContext } from '../channels/channel.ts';
import type { CommerceEvent } from '../schema/commerce-events.ts';
import type { EcommerceEventData } from '../schema/ecommerce-event-data.ts';

/** What GA4 calls e-commerce events. `purchase` is the classic format's; GA4 gets its own message for it. */
export const commerceNames: { readonly [Event in CommerceEvent]?: string } = {
  view_item: 'view_item',
  add_to_cart: 'add_to_cart',
  view_cart: 'view_cart',
  begin_checkout: 'begin_checkout',
  progress_checkout: 'checkout_progress',
  reverse_checkout: 'reverse_checkout',
  purchase_ga4: 'purchase',
  'wishlist add': 'add_to_wishlist',
  'wishlist remove': 'remove_from_wishlist',
  'wishlist view': 'view_wishlist',
};

/** The steps of a checkout that have a name of their own in GA4, by what step, stage or page type are called. */
const steps = [
  ['add_shipping_info', /deliver|shipping|liefer/i],
  ['add_payment_info', /pay|zahl/i],
] as const;

/** The GA4 name of an e-commerce event; a step of the checkout is told by the event, else by its page. */
export function commerceName(
  { event, ecommerce }: EcommerceEventData,
  { page }: ComposeContext,
): string | undefined {
  if (event === 'progress_checkout') {
    for (const place of [ecommerce?.checkout_step, page?.data.checkout_stage, page?.data.page_type]) {
      const step = place && steps.find(([, words]) => words.test(place));
      if (step) return step[0];
    }
  }
  return event && commerceNames[event];
}
