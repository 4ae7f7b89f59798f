import type { Source } from './source.ts';

/** What is remembered of one product (Tracking §3). Times are in milliseconds since 1970. */
export interface HistoryEntry {
  /** Time of the last interaction. */
  readonly lit: number;
  /** Initial click source: the first tile that was clicked. */
  readonly ics?: Source;
  /** Last click source. */
  readonly lcs?: Source;
  /** Time of the last item view before the product was put into a cart. */
  readonly liv?: number;
  /** Add-to-cart source. */
  readonly iac?: Source;
}

/** What is remembered, by product id. A map, since the ids are the page's own and may be `__proto__`. */
export type ProductHistory = ReadonlyMap<string, HistoryEntry>;

/** Something that was done with a product: one of a tile click, an item view and an add-to-cart. */
export type Interaction = {
  readonly product_id: string;
  /** The tile was clicked that stood there. */
  readonly click?: Source;
  readonly view?: true;
  /** What the item put into the cart says of its source itself; empty when it says nothing. */
  readonly cart?: Source;
};

/**
 * The history after an interaction. A product is remembered from its first tile click on, whose source stays (ics); later
 * clicks replace the last source (lcs). A view is noted (liv) until the product is put into a cart, which is noted once
 * (iac): with the item's own source if it names one, else with that of the last click (Tracking §4). What another tab has
 * noted meanwhile is kept in the same way, since every interaction is added to what is stored by then.
 */
export function remember(history: ProductHistory, what: Interaction, now: number): ProductHistory {
  const { product_id, click, view, cart } = what;
  const before = history.get(product_id);
  if (!before && !click) return history;
  const open = !before?.iac;
  return new Map(history).set(product_id, {
    ...before,
    lit: Math.max(before?.lit ?? now, now),
    ...(click && { ics: before?.ics ?? click, lcs: click }),
    ...(view && open && { liv: now }),
    ...(cart && open && { iac: Object.keys(cart).length > 0 ? cart : (before?.lcs ?? {}) }),
  });
}
