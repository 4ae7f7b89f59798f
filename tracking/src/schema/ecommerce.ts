import type { Schema } from './kinds.ts';

/** The fields of the `ecommerce` object in EcommerceEventData (Tracking §3), the most telling first. */
export const ecommerce = {
  /** ISO 4217, such as EUR. */
  currency: 'text',
  /** In units of the currency. */
  value: 'number',
  tax: 'number',
  shipping: 'number',
  transaction_id: 'text',
  coupon: 'text',
  affiliation: 'text',
  checkout_step: 'text',
  checkout_option: 'text',
  list_name: 'text',
  items: 'items',
} as const satisfies Schema;
