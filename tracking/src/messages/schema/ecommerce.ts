import type { Schema } from './kind.ts';

/** The e-commerce events (Tracking §3). */
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

/** The fields of the `ecommerce` object in EcommerceEventData (Tracking §3), the most important first. */
export const ecommerce = {
  /** ISO 4217, such as EUR. */
  currency: 'text',
  /** In units of the currency. */
  value: 'number',
  /** Tax within the value. */
  tax: 'number',
  /** Cost of shipping. */
  shipping: 'number',
  /** Number of the order. */
  transaction_id: 'text',
  /** Coupon of the whole order. */
  coupon: 'text',
  /** The shop that sold it. */
  affiliation: 'text',
  /** Step of the checkout, by name or number. */
  checkout_step: 'text',
  /** The choice in that step, such as the payment method. */
  checkout_option: 'text',
  /** The list that is shown, such as `Bestsellers`. */
  list_name: 'text',
  /** The items that are shown or bought. */
  items: 'items',
} as const satisfies Schema;
