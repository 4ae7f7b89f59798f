import type { AnyEvent } from '../channels/any-event.ts';
import type { Interaction } from './history.ts';
import { longestText, sourceOf } from './source.ts';

const about = (product_id = '', what: Omit<Interaction, 'product_id'>): readonly Interaction[] =>
  product_id && product_id.length <= longestText ? [{ product_id, ...what }] : [];

/**
 * What an event says was done with products: a tile click (ProductSourceEventData), or a view or add-to-cart of each of
 * its items. An item's product is its `product_id`, else its `item_id`; without an id nothing is known of.
 */
export function interactionsOf({ data }: AnyEvent): readonly Interaction[] {
  const { event, ecommerce, product_id } = data;
  if (!event) return about(product_id, { click: sourceOf(data) });
  return (ecommerce?.items ?? []).flatMap((item) =>
    about(item.product_id || item.item_id, event === 'view_item' ? { view: true } : { cart: sourceOf(item) }),
  );
}
