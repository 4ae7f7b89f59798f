import type { Schema } from './kind.ts';
import type { Data, Input, Needed } from './kinds.ts';

/** The fields of EcommerceEventData (Tracking §3), the most telling first. */
export const ecommerceEventData = {
  /** What happened: one of the names of Tracking §3, in any case. Without it, or with another, the message is not sent. */
  event: 'commerce',
  /** The channels the event is meant for; absent means all. */
  scope: 'names',
  /** The part of the shop that tells it, such as `webshop`. */
  origin: 'text',
  /** Whether it was ordered without an account. */
  guest_order: 'flag',
  /** The kinds of the coupons that were used. */
  coupon_types: 'pipe',
  /** The campaigns they belong to, in the same order. */
  coupon_campaigns: 'pipe',
  /** Their codes, in the same order. */
  coupon_codes: 'pipe',
  /** What each takes off, in the same order. */
  coupon_values: 'pipe',
  /** What all coupons take off the order, in its currency. */
  transaction_coupon_value: 'number',
  /** How many loyalty beans were redeemed. */
  loyalty_beans_redemption: 'text',
  /** What they take off, in the order’s currency. */
  loyalty_beans_value: 'number',
  /** Whether, or how, a gift card was redeemed. */
  gift_card_redemption: 'text',
  /** What it takes off, in the order’s currency. */
  gift_card_value: 'number',
  /** What is bought, and for how much. */
  ecommerce: 'ecommerce',
} as const satisfies Schema;

/** EcommerceEventData after reading. */
export type EcommerceEventData = Data<typeof ecommerceEventData>;

/** EcommerceEventData as a page sends it. */
export type EcommerceEventDataInput = Input<typeof ecommerceEventData> &
  Needed<Input<typeof ecommerceEventData>, 'event'>;
