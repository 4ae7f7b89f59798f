import type { Schema } from './kind.ts';

/** The fields of the `ecommerce` object in EcommerceEventData (Tracking §3), the most telling first. */
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
  /** The shop it was bought from. */
  affiliation: 'text',
  /** Step of the checkout, by name or number. */
  checkout_step: 'text',
  /** What was chosen in that step, such as the way of payment. */
  checkout_option: 'text',
  /** The list that is looked at, such as `Bestsellers`. */
  list_name: 'text',
  /** What is looked at or bought. */
  items: 'items',
} as const satisfies Schema;
