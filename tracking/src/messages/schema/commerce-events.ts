/** What an e-commerce event may be (Tracking §3). */
export const commerceEvents = [
  'view_item',
  'add_to_cart',
  'view_cart',
  'begin_checkout',
  'progress_checkout',
  'reverse_checkout',
  'purchase',
  'purchase_ga4',
  'wishlist add',
  'wishlist remove',
  'wishlist view',
] as const;

/** The name of an e-commerce event. */
export type CommerceEvent = (typeof commerceEvents)[number];
