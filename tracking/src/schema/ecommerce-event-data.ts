import type { ecommerce } from './ecommerce.ts';
import type { Data, Input, Schema } from './kinds.ts';

/** The fields of EcommerceEventData (Tracking §3), the most telling first. */
export const ecommerceEventData = {
  /** What happened: one of the names of Tracking §3, in any case. Without it, or with another, the message is not sent. */
  event: 'commerce',
  /** The channels the event is meant for; absent means all. */
  scope: 'names',
  origin: 'text',
  guest_order: 'flag',
  coupon_types: 'pipe',
  coupon_campaigns: 'pipe',
  coupon_codes: 'pipe',
  coupon_values: 'pipe',
  transaction_coupon_value: 'number',
  loyalty_beans_redemption: 'text',
  loyalty_beans_value: 'number',
  gift_card_redemption: 'text',
  gift_card_value: 'number',
  /** What is bought, and for how much. */
  ecommerce: 'ecommerce',
} as const satisfies Schema;

/** EcommerceEventData after reading. */
export type EcommerceEventData = Data<typeof ecommerceEventData>;

/** EcommerceEventData as a page sends it. */
export type EcommerceEventDataInput = Input<typeof ecommerceEventData>;

/** The `ecommerce` object of an e-commerce event after reading. */
export type Ecommerce = Data<typeof ecommerce>;
