import type { ComposeContext } from '../channel.ts';
import type { CommerceEvent } from '../../messages/schema/ecommerce.ts';
import type { EcommerceEventData } from '../../messages/schema/ecommerce-event-data.ts';
import type { Item } from '../../messages/schema/kinds.ts';
import { limitTexts } from './limits.ts';

/** GA4's names for e-commerce events, if they differ. */
const eventNames: { readonly [Event in CommerceEvent]?: string } = {
  progress_checkout: 'checkout_progress',
  purchase_ga4: 'purchase',
  'wishlist add': 'add_to_wishlist',
  'wishlist remove': 'remove_from_wishlist',
  'wishlist view': 'view_wishlist',
};

/**
 * Returns the GA4 name of an e-commerce event. Returns undefined for `purchase`, because GA4 gets `purchase_ga4`. A checkout step gets
 * its name from the event's step, or from its page's stage or type.
 */
export function commerceName(
  { event, ecommerce }: EcommerceEventData,
  { page }: ComposeContext,
): string | undefined {
  if (event === 'purchase') return undefined;
  if (event === 'progress_checkout') {
    const { checkout_stage = '', page_type = '' } = page?.data ?? {};
    for (const text of [ecommerce?.checkout_step ?? '', checkout_stage, page_type]) {
      if (/deliver|shipping|liefer/i.test(text)) return 'add_shipping_info';
      if (/pay|zahl/i.test(text)) return 'add_payment_info';
    }
  }
  return event && (eventNames[event] ?? event);
}

/** Most items per event in GA4. */
export const itemBound = 200;

/** GA4's names for the fields of an item, if they differ. */
const itemFields: Readonly<Record<string, string>> = {
  assortment_level_0: 'item_category',
  assortment_level_1: 'item_category2',
  assortment_level_2: 'item_category3',
  assortment_level_3: 'item_category4',
  assortment_level_4: 'item_category5',
  list_name: 'item_list_name',
};

/** Returns items with GA4's field names. `first` is the index of the first one. Without it items get no index. */
export function ga4Items(items: readonly Item[], first?: number) {
  return items.map((item, index) => {
    const found: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(item)) found[itemFields[field] ?? field] = value;
    if (first !== undefined) found['index'] = first + index;
    limitTexts(found);
    return found;
  });
}
