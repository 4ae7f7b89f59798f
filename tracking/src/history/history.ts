import type { Source } from './source.ts';

/** The history of one product (Tracking §3). Times are in milliseconds since 1970. */
export interface HistoryEntry {
  /** Time of the last interaction. */
  readonly lit: number;
  /** Initial click source: the first clicked tile. */
  readonly ics?: Source;
  /** Last click source. */
  readonly lcs?: Source;
  /** Time of the last item view before the add-to-cart. */
  readonly liv?: number;
  /** Add-to-cart source. */
  readonly iac?: Source;
}

/** The history by product id. A map, because a page may use `__proto__` as an id. */
export type ProductHistory = ReadonlyMap<string, HistoryEntry>;

/** An interaction with a product: a tile click, an item view or an add-to-cart. */
export type Interaction = {
  readonly product_id: string;
  /** The source of a clicked tile. */
  readonly click?: Source;
  readonly view?: true;
  /** The source in the item of an add-to-cart. Empty if the item has none. */
  readonly cart?: Source;
};

/**
 * Returns the history after an interaction (Tracking §4). A product's entry begins with its first tile click. That source is kept
 * (`ics`), and later clicks replace the last source (`lcs`). A view is stored (`liv`) until the add-to-cart. The first add-to-cart is
 * stored (`iac`), with the item's source or, without it, that of the last click. Each interaction is added to the currently stored
 * history, so that entries of other tabs are kept.
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
